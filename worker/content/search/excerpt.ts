import type { MarkedText } from '#features/search/schema.ts'
import type { Form } from './query.ts'
import { isHan, piecesOf } from './terms.ts'

/** Characters of an excerpt and before its first hit, by script. */
const formats = {
  latin: { length: 220, lead: 60, ellipsis: '…' },
  han: { length: 110, lead: 24, ellipsis: '……' },
}

/** A range of a text, in UTF-16 units. */
interface Range {
  start: number
  end: number
}

/** The ranges of `text` with one of the forms, in order. Words are marked whole, Chinese by character. */
function findRanges(text: string, forms: readonly Form[]): Range[] {
  let folded = ' '
  const ranges: (Range & { written: string })[] = [{ start: 0, end: 0, written: '' }]
  for (const piece of piecesOf(text)) {
    const isRun = isHan(piece.folded)
    for (let at = 0; at < piece.folded.length; at += 1) {
      const start = isRun ? piece.start + at : piece.start
      ranges.push({ start, end: isRun ? start + 1 : piece.end, written: piece.written })
    }
    ranges.push({ start: piece.end, end: piece.end, written: '' })
    folded += `${piece.folded} `
  }
  const found: Range[] = []
  for (const { needle, written } of forms)
    for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + 1)) {
      const first = ranges[needle.startsWith(' ') ? at + 1 : at]
      const last = ranges[at + needle.length - (needle.endsWith(' ') ? 2 : 1)]
      // An empty `written`: the page has the word only with other diacritics.
      if (first && last && (!written || first.written === written)) found.push({ start: first.start, end: last.end })
    }
  // One of several searched words that is a single Chinese character counts beside another hit only.
  const isPart = ({ start, end }: Range) =>
    end - start > 1 || forms.length < 2 || found.some((other) => other.end === start || other.start === end)
  return found.filter(isPart).toSorted((one, other) => one.start - other.start || other.end - one.end)
}

/** The `text` from `from` to `to`, with an ellipsis where it is cut. Adjacent hits are one piece. */
function mark(text: string, ranges: readonly Range[], ellipsis = '', from = 0, to = text.length): MarkedText {
  const pieces: MarkedText = []
  const add = (text: string, hit: boolean) => {
    const last = pieces.at(-1)
    if (last?.hit === hit) last.text += text
    else if (text) pieces.push({ text, hit })
  }
  let at = from
  if (from > 0) add(ellipsis, false)
  for (const { start, end } of ranges) {
    if (start < from || end > to || end <= at) continue
    add(text.slice(at, start), false)
    add(text.slice(Math.max(at, start), end), true)
    at = end
  }
  add(text.slice(at, to), false)
  if (to < text.length) add(ellipsis, false)
  return pieces
}

/** The whole `text` with its hits. `needles` has the forms of each term. */
export const markText = (text: string, needles: readonly Form[][]): MarkedText =>
  mark(text, findRanges(text, needles.flat()))

/** The text around its first hit, cut between words. */
function around(text: string, ranges: Range[]): MarkedText {
  const { length, lead, ellipsis } = formats[/\p{Script=Han}/u.test(text) ? 'han' : 'latin']
  if (text.length <= length) return mark(text, ranges)
  const first = ranges[0]?.start ?? 0
  const earliest = Math.min(Math.max(0, first - lead), text.length - length)
  const space = text.indexOf(' ', earliest)
  const from = earliest > 0 && space >= 0 && space < first ? space + 1 : earliest
  const lastSpace = text.lastIndexOf(' ', from + length)
  const to = from + length >= text.length ? text.length : lastSpace > first + 40 ? lastSpace : from + length
  return mark(text, ranges, ellipsis, from, to)
}

/** The first line with the most terms, cut to an excerpt. `folded` has the same lines. */
export function markExcerpt(lines: { original: string[]; folded: string[] }, needles: readonly Form[][]): MarkedText {
  let best = { index: 0, count: 0 }
  for (const [index, line] of lines.folded.entries()) {
    const count = needles.filter((forms) => forms.some(({ needle }) => line.includes(needle))).length
    if (count > best.count) best = { index, count }
    if (count === needles.length) break
  }
  const text = lines.original[best.index] ?? ''
  return around(text, findRanges(text, needles.flat()))
}
