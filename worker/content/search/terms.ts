import { foldText } from './search-text.ts'

/** A word or a run of Han characters. */
const runPattern = /\p{Script=Han}+|[[\p{L}\p{N}\p{M}]--\p{Script=Han}]+/gv

export const isHan = (text: string): boolean => /^\p{Script=Han}/u.test(text)

/** A word as written, in lower case. */
export const lowerCase = (word: string): string => word.normalize('NFKC').toLowerCase()

/** A word or run of a text: folded, as written, and its position in UTF-16 units. */
export interface Piece {
  folded: string
  written: string
  start: number
  end: number
}

export const piecesOf = (text: string): Piece[] =>
  Array.from(text.matchAll(runPattern), ({ 0: piece, index }) => ({
    folded: foldText(piece),
    written: lowerCase(piece),
    start: index,
    end: index + piece.length,
  }))

/**
 * A text as the search compares it: folded words between single spaces. A line stays a line, so
 * `Tiếng Việt:\nAPI密钥` is ` tieng viet ` and ` api 密钥 `.
 * @param form `written` keeps the diacritics
 */
export const searchable = (text: string, form: 'folded' | 'written' = 'folded'): string =>
  text
    .split('\n')
    .map(
      (line) =>
        ` ${piecesOf(line)
          .map((piece) => piece[form])
          .join(' ')} `,
    )
    .join('\n')

/** Folded words as they stand in a {@link searchable} text: whole words, but any part of a Chinese run. */
export function needleOf(words: string): string {
  const start = isHan(words) ? '' : ' '
  return `${start}${words}${/\p{Script=Han}$/u.test(words) ? '' : ' '}`
}

/** The words of a run of Han characters. Adjacent single characters are one word. */
export function hanWords(run: string): string[] {
  const words: string[] = []
  let single = false
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(run)) {
    const isSingle = Array.from(segment).length === 1
    if (isSingle && single) words.push(`${words.pop()}${segment}`)
    else words.push(segment)
    single = isSingle
  }
  return words
}

/** Other English forms of a word: plural and singular. */
export function inflections(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word)) return []
  if (/(?:ss|us|is)$/.test(word)) return [`${word}es`]
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`]
  if (word.endsWith('s')) return [word.slice(0, -1), ...(/(?:ss|sh|ch|x|z)es$/.test(word) ? [word.slice(0, -2)] : [])]
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`]
  return [/(?:sh|ch|x|z)$/.test(word) ? `${word}es` : `${word}s`]
}

/** Whether one letter is wrong, missing or too many, or two neighbours are swapped. */
export function isSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  const most = Math.min(one.length, other.length) - start
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const [left, right] = [one, other].map((word) => word.slice(start, word.length - end))
  if (left === undefined || right === undefined) return false
  return Math.max(left.length, right.length) < 2 || (left.length === 2 && left === [...right].toReversed().join(''))
}
