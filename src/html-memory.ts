import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { HtmlMemory } from '#ui/remembered.tsx'

interface Part {
  inputs: readonly unknown[]
  html: string
}

/** Parts by name, of the content they show. */
const parts = new WeakMap<object, Map<string, Part>>()

/** The memory for one page, and what to call when the page is rendered: it makes what the page lacked. */
export function htmlMemory(): { memory: HtmlMemory; learn: () => void } {
  const missing: { name: string; inputs: readonly [object, ...unknown[]]; render: () => ReactNode }[] = []
  const memory: HtmlMemory = (name, inputs, render) => {
    const part = parts.get(inputs[0])?.get(name)
    if (part?.inputs.every((input, index) => input === inputs[index])) return part.html
    missing.push({ name, inputs, render })
    return undefined
  }
  function learn() {
    for (const { name, inputs, render } of missing) {
      const known = parts.get(inputs[0]) ?? new Map<string, Part>()
      parts.set(inputs[0], known.set(name, { inputs, html: renderToString(render()) }))
    }
  }
  return { memory, learn }
}
