import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { HtmlMemory } from '#ui/remembered.tsx'

interface Part {
  inputs: readonly unknown[]
  html: Uint8Array
}

/** Parts by name, of the content they show. */
const parts = new WeakMap<object, Map<string, Part>>()
const encoder = new TextEncoder()

/** Stands for a known part while the page is rendered: NUL is no character of HTML, so no text of a page looks like it. */
const placeholder = /\0(\d+)\0/

/** The memory for one page. */
export function htmlMemory() {
  const known: Uint8Array[] = []
  const missing: { name: string; inputs: readonly [object, ...unknown[]]; render: () => ReactNode }[] = []
  const memory: HtmlMemory = (name, inputs, render) => {
    const part = parts.get(inputs[0])?.get(name)
    if (part?.inputs.every((input, index) => input === inputs[index])) return `\0${known.push(part.html) - 1}\0`
    missing.push({ name, inputs, render })
    return undefined
  }

  return {
    memory,
    /** The bytes (UTF-8) of a page that was rendered with the memory: what is known is copied, and not written anew. */
    encode(page: string): Uint8Array<ArrayBuffer> {
      const pieces = page.split(placeholder)
      return joinBytes(
        pieces.flatMap((piece, index) => (index % 2 === 0 ? encoder.encode(piece) : (known[Number(piece)] ?? []))),
      )
    },
    /** Makes the parts that the page lacked, for the pages to come. */
    learn() {
      for (const { name, inputs, render } of missing) {
        const ofContent = parts.get(inputs[0]) ?? new Map<string, Part>()
        parts.set(inputs[0], ofContent.set(name, { inputs, html: encoder.encode(renderToString(render())) }))
      }
    },
  }
}

/** One buffer that holds `pieces` one behind the other. */
export function joinBytes(pieces: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0))
  let end = 0
  for (const piece of pieces) {
    bytes.set(piece, end)
    end += piece.length
  }
  return bytes
}
