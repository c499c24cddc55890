import type { MarkedText } from '#features/search/schema.ts'
import { isHan, piecesOf, wordTerms } from './terms.ts'

/** Characters of an excerpt and before its first hit, by script. */
const formats = {
  latin: { length: 220, lead: 60, ellipsis: '…' },
  han: { length: 110, lead: 24, ellipsis: '……' },
}

/** A term and its position in a text, in UTF-16 units. */
interface Match {
  start: number
  end: number
  term: string
}

/** What to mark: found words of the index, and searched Han characters. */
export interface Wanted {
  /** Number of searched terms; a line with all of them is the best one. */
  count: number
  words: ReadonlySet<string>
  han: readonly string[]
}

function findMatches(text: string, { words, han }: Wanted): Match[] {
  const matches: Match[] = []
  for (const { piece, index } of piecesOf(text)) {
    if (isHan(piece)) {
      for (let at = 0; at < piece.length; at += 1)
        for (const term of han)
          if (piece.startsWith(term, at)) matches.push({ start: index + at, end: index + at + term.length, term })
    } else {
      const { folded, written } = wordTerms(piece)
      const term = words.has(written) ? written : folded
      if (words.has(term)) matches.push({ start: index, end: index + piece.length, term })
    }
  }
  return matches
}

/** The `text` from `from` to `to`, with an ellipsis where it is cut. Adjacent hits are one piece. */
function mark(text: string, matches: readonly Match[], ellipsis = '', from = 0, to = text.length): MarkedText {
  const pieces: MarkedText = []
  const add = (text: string, hit: boolean) => {
    const last = pieces.at(-1)
    if (last?.hit === hit) last.text += text
    else if (text) pieces.push({ text, hit })
  }
  let at = from
  if (from > 0) add(ellipsis, false)
  for (const { start, end } of matches) {
    if (start < from || end > to || end <= at) continue
    add(text.slice(at, start), false)
    add(text.slice(Math.max(at, start), end), true)
    at = end
  }
  add(text.slice(at, to), false)
  if (to < text.length) add(ellipsis, false)
  return pieces
}

/** The whole `text` with its hits. */
export const markText = (text: string, wanted: Wanted): MarkedText => mark(text, findMatches(text, wanted))

/** The text around its first hit, cut between words. */
function around(text: string, matches: Match[]): MarkedText {
  const { length, lead, ellipsis } = formats[/\p{Script=Han}/u.test(text) ? 'han' : 'latin']
  if (text.length <= length) return mark(text, matches)
  const first = matches[0]?.start ?? 0
  const earliest = Math.min(Math.max(0, first - lead), text.length - length)
  const space = text.indexOf(' ', earliest)
  const from = earliest > 0 && space >= 0 && space < first ? space + 1 : earliest
  const lastSpace = text.lastIndexOf(' ', from + length)
  const to = from + length >= text.length ? text.length : lastSpace > first + 40 ? lastSpace : from + length
  return mark(text, matches, ellipsis, from, to)
}

/** The first of `lines` with the most searched terms, cut to an excerpt. */
export function markExcerpt(lines: readonly string[], wanted: Wanted): MarkedText {
  let best = { line: lines[0] ?? '', matches: Array<Match>(), count: 0 }
  for (const line of lines) {
    const matches = findMatches(line, wanted)
    const count = new Set(matches.map(({ term }) => term)).size
    if (count > best.count) best = { line, matches, count }
    if (count >= wanted.count) break
  }
  return around(best.line, best.matches)
}
