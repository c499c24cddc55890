import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { HtmlMemory } from '#ui/remembered.tsx'
import { utf8, Utf8Writer } from './utf8-writer.ts'

interface Part {
  inputs: readonly unknown[]
  /** Made when the part is asked for a second time: rendering it costs as much again, and some are never asked for again. */
  html?: Uint8Array
}

/** Parts by name, of the content they show. */
const parts = new WeakMap<object, Map<string, Part>>()

/** Stands for a known part while the page is rendered: NUL is no character of HTML, so no text of a page looks like it. */
const placeholder = /\0(\d+)\0/y

/** The memory for one page. */
export function htmlMemory() {
  const known: Uint8Array[] = []
  const missing: { part: Part; render: () => ReactNode }[] = []
  const memory: HtmlMemory = (name, inputs, render) => {
    const ofContent = parts.get(inputs[0]) ?? new Map<string, Part>()
    const part = ofContent.get(name)
    if (!part?.inputs.every((input, index) => input === inputs[index])) {
      parts.set(inputs[0], ofContent.set(name, { inputs }))
      return undefined
    }
    if (part.html) return `\0${known.push(part.html) - 1}\0`
    missing.push({ part, render })
    return undefined
  }

  return {
    memory,
    /** The bytes (UTF-8) of a page that was rendered with the memory: what is known is copied, and not written anew. */
    encode(page: string): Uint8Array<ArrayBuffer> {
      const writer = new Utf8Writer()
      let done = 0
      for (let at = page.indexOf('\0'); at >= 0; at = page.indexOf('\0', at + 1)) {
        placeholder.lastIndex = at
        const part = known[Number(placeholder.exec(page)?.[1])]
        if (!part) continue
        writer.text(page.slice(done, at))
        writer.bytes(part)
        done = placeholder.lastIndex
        at = done - 1
      }
      writer.text(page.slice(done))
      return writer.done()
    },
    /** Makes the parts that the page lacked, for the pages to come. */
    learn() {
      for (const { part, render } of missing) part.html = utf8(renderToString(render()))
    },
  }
}
