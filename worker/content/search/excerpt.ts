import type { MarkedText } from '#features/search/schema.ts'
import { isHan, piecesOf, wordTerms } from './terms.ts'

/** Characters of an excerpt, and of what stands before its first hit. */
const excerptLength = { latin: 220, han: 110 }
const leadLength = { latin: 60, han: 24 }
const ellipsis = { latin: '…', han: '……' }

/** Where a term stands in a text, in UTF-16 units. */
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

/** Words of the content, whose number is bounded, are folded once: searches take half the time. */
const foldedWords = new Map<string, ReturnType<typeof wordTerms>>()

function termsOf(word: string) {
  const terms = foldedWords.get(word) ?? wordTerms(word)
  foldedWords.set(word, terms)
  return terms
}

function findMatches(text: string, { words, han }: Wanted): Match[] {
  const matches: Match[] = []
  for (const { piece, index } of piecesOf(text)) {
    if (isHan(piece)) {
      for (let at = 0; at < piece.length; at += 1)
        for (const term of han)
          if (piece.startsWith(term, at)) matches.push({ start: index + at, end: index + at + term.length, term })
    } else {
      const { folded, written } = termsOf(piece)
      const term = words.has(written) ? written : folded
      if (words.has(term)) matches.push({ start: index, end: index + piece.length, term })
    }
  }
  return matches
}

/** The text cut into what was found and what stands between; neighbours of a kind are one piece. */
function cut(text: string, matches: readonly Match[]): MarkedText {
  const pieces: MarkedText = []
  let at = 0
  const add = (end: number, hit: boolean) => {
    if (end <= at) return
    const piece = text.slice(at, end)
    const last = pieces.at(-1)
    if (last?.hit === hit) last.text += piece
    else pieces.push({ text: piece, hit })
    at = end
  }
  for (const { start, end } of matches) {
    add(start, false)
    add(end, true)
  }
  add(text.length, false)
  return pieces
}

/** The whole `text` with what was found in it. */
export const markText = (text: string, wanted: Wanted): MarkedText => cut(text, findMatches(text, wanted))

/** The text around its first hit, beginning and ending with whole words. */
function around(text: string, matches: Match[]): MarkedText {
  const script = /\p{Script=Han}/u.test(text) ? 'han' : 'latin'
  const length = excerptLength[script]
  if (text.length <= length) return cut(text, matches)
  const first = matches[0]?.start ?? 0
  const earliest = Math.min(Math.max(0, first - leadLength[script]), text.length - length)
  const space = text.indexOf(' ', earliest)
  const from = earliest > 0 && space >= 0 && space < first ? space + 1 : earliest
  const lastSpace = text.lastIndexOf(' ', from + length)
  const to = from + length >= text.length ? text.length : lastSpace > first + 40 ? lastSpace : from + length
  const [before, after] = [from > 0 ? ellipsis[script] : '', to < text.length ? ellipsis[script] : '']
  const by = before.length - from
  const moved = matches
    .filter(({ start, end }) => start >= from && end <= to)
    .map(({ start, end, term }) => ({ start: start + by, end: end + by, term }))
  return cut(before + text.slice(from, to) + after, moved)
}

/** The first of `lines` with most of what was searched for, cut to an excerpt. */
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
