import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'satori'
import * as v from 'valibot'

const { resolve } = createRequire(import.meta.url)
const UnicodeRanges = v.record(v.string(), v.string())
const weight = 600

/** `U+20-7e,U+a0` → whether a character is among them. */
function within(ranges: string): (character: string) => boolean {
  const pairs = ranges.split(',').map((range) => {
    const [first = 0, last = first] = range
      .slice('U+'.length)
      .split('-')
      .map((point) => parseInt(point, 16))
    return { first, last }
  })
  return (character) => {
    const point = character.codePointAt(0) ?? 0
    return pairs.some(({ first, last }) => first <= point && point <= last)
  }
}

/**
 * The subsets of a family of Fontsource, each a font of its own; alphabets before the numbered
 * parts of Chinese.
 */
async function subsetsOf(family: string) {
  const ranges = v.parse(
    UnicodeRanges,
    JSON.parse(await readFile(resolve(`@fontsource/${family}/unicode.json`), 'utf8')),
  )
  return Object.entries(ranges)
    .toReversed()
    .map(([subset, range]) => {
      const name = `${family}-${subset.replace(/[[\]]/g, '')}-${weight}-normal`
      return { name, file: resolve(`@fontsource/${family}/files/${name}.woff`), holds: within(range) }
    })
}

/**
 * Reads the fonts that hold the characters of all `texts`, and no others. `stackOf` gives a text's
 * own ones as a CSS `font-family`: each character in the first of `families` that has it.
 */
export async function readFonts(texts: string[], families: string[]) {
  const subsets = (await Promise.all(families.map(subsetsOf))).flat()
  const firstWith = (character: string) => subsets.find(({ holds }) => holds(character))
  const needed = new Set(Array.from(new Set(texts.join('')), firstWith))
  const fonts = await Promise.all(
    subsets
      .filter((subset) => needed.has(subset))
      .map(async ({ name, file }): Promise<Font> => ({ name, data: await readFile(file), weight, style: 'normal' })),
  )
  return {
    fonts,
    stackOf(text: string): string {
      const own = new Set(Array.from(text, firstWith))
      return subsets.flatMap((subset) => (own.has(subset) ? [`"${subset.name}"`] : [])).join(', ')
    },
  }
}
