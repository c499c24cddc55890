import { foldText } from './search-text.ts'

/** A word or a run of Han characters. */
const runPattern = /\p{Script=Han}+|[[\p{L}\p{N}\p{M}]--\p{Script=Han}]+/gv

/** The words of a text and its runs of Han characters; `index` counts UTF-16 units. */
export const piecesOf = (text: string): { piece: string; index: number }[] =>
  Array.from(text.matchAll(runPattern), ({ 0: piece, index }) => ({ piece, index }))

export const isHan = (text: string): boolean => /^\p{Script=Han}/u.test(text)

/** Prefix of a word as written, if folding changes it. */
const written = '='

/** A word folded and, where that differs, as written: `Tiếng` → `tieng`, `=tiếng`. */
export function wordTerms(word: string): { folded: string; written: string } {
  const folded = foldText(word)
  const plain = word.normalize('NFKC').toLowerCase()
  return { folded, written: plain === folded ? folded : written + plain }
}

/** Characters of a term without its prefix. */
export const termLength = (term: string): number => term.replace(written, '').length

/** Overlapping pairs: `网格交易` → `网格`, `格交`, `交易`; a single character is its own term. */
function bigrams(run: string): string[] {
  const characters = Array.from(run)
  return characters.length === 1
    ? characters
    : characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}

/** All terms of a text. The last character of a Han run is a term, too, so each one is found. */
export function indexTerms(text: string): string[] {
  return piecesOf(text).flatMap(({ piece }) => {
    if (isHan(piece)) return [...new Set([...bigrams(piece), ...Array.from(piece).slice(-1)])]
    const { folded, written } = wordTerms(piece)
    return folded === written ? [folded] : [folded, written]
  })
}

/** The unique terms of a search, as typed and folded. */
export function queryTerms(query: string): { written: string[]; folded: string[] } {
  const terms = piecesOf(query).flatMap(({ piece }) =>
    isHan(piece) ? bigrams(piece).map((term) => ({ folded: term, written: term })) : [wordTerms(piece)],
  )
  const once = (form: 'written' | 'folded') => [...new Set(terms.map((term) => term[form]).filter(Boolean))]
  return { written: once('written'), folded: once('folded') }
}
