import * as v from 'valibot'
import { Text } from '#model/text.ts'
import { foldText } from './search-text.ts'
import { hanWords, inflections, isHan, needleOf, piecesOf, searchable } from './terms.ts'

/** `content/{locale}/search.json`: what the editors know about the words of visitors. */
export const SearchWords = v.strictObject({
  /** Words and phrases with the same meaning. */
  synonyms: v.array(v.pipe(v.array(Text), v.minLength(2, 'needs two words or more'))),
  /** Words that say nothing about the page: how, does, the. */
  stopWords: v.array(Text),
  /** Further words of a page, by its path. They count like its title. */
  keywords: v.record(v.string(), v.array(Text)),
  /** Questions, and the page that must be among the first three. */
  questions: v.array(v.strictObject({ question: Text, page: Text })),
})
export type SearchWords = v.InferOutput<typeof SearchWords>

/** A form of a term: found in a searchable text, with a weight up to 1. */
export interface Form {
  needle: string
  quality: number
  /** The word as typed, if folding changes it. */
  written?: string
}

/** A word or phrase of a search. `text` is folded. */
export interface Term {
  text: string
  forms: Form[]
  /** The last word: perhaps not yet completely typed. */
  last: boolean
}

/** Weights of a form. */
const quality = { typed: 1, inflected: 0.95, synonym: 0.6 }
/** Separates words that are not neighbours in the search. */
const gap = '|'

/** All synonyms of each phrase, by its folded form; longer phrases come first. */
export function synonymTable({ synonyms }: Pick<SearchWords, 'synonyms'>): Map<string, string[]> {
  const groups = synonyms.map((group) => group.map((phrase) => searchable(phrase).trim()))
  const table = new Map<string, string[]>()
  for (const group of groups)
    for (const phrase of group)
      for (const form of [phrase, ...inflections(phrase)])
        table.set(
          form,
          [...new Set([...(table.get(form) ?? []), ...group])].filter((other) => other !== form),
        )
  return new Map([...table].toSorted(([one], [other]) => other.length - one.length))
}

const typedForms = (word: string, synonyms: readonly string[] = []): Form[] => [
  { needle: needleOf(word), quality: quality.typed },
  ...inflections(word).map((form) => ({ needle: needleOf(form), quality: quality.inflected })),
  ...synonyms
    .flatMap((synonym) => [synonym, ...inflections(synonym)])
    .map((synonym) => ({ needle: needleOf(synonym), quality: quality.synonym })),
]

/** Cuts each of `phrases` out of `query`, and calls `found` for it. Neighbours of a gap are none. */
function cutOut(query: string, phrases: Iterable<string>, found: (phrase: string) => void): string {
  let rest = query
  for (const phrase of phrases) {
    const needle = needleOf(phrase)
    while (rest.includes(needle)) {
      found(phrase)
      rest = rest.replace(needle, ` ${gap} `)
    }
  }
  return rest
}

/**
 * The terms of a search, and its neighbouring words as pairs. Stop words are dropped, unless there is
 * nothing else.
 */
export function parseQuery(
  query: string,
  synonyms: ReadonlyMap<string, string[]>,
  stopWords: readonly string[],
): { terms: Term[]; pairs: string[] } {
  const written = new Map(piecesOf(query).map((piece) => [piece.folded, piece.written]))
  const typed = searchable(query)
  const terms: Term[] = []
  const known = cutOut(typed, synonyms.keys(), (phrase) =>
    terms.push({ text: phrase, forms: typedForms(phrase, synonyms.get(phrase)), last: false }),
  )
  const plain = cutOut(known, stopWords, () => undefined)
  const words = (text: string) =>
    text.split(gap).map((part) =>
      part
        .split(' ')
        .filter(Boolean)
        .flatMap((word) => (isHan(word) ? hanWords(word) : word)),
    )
  const runs = words(terms.length === 0 && words(plain).flat().length === 0 ? known : plain)
  const last = words(typed).flat().at(-1)
  for (const word of new Set(runs.flat())) {
    const [form, ...others] = typedForms(word)
    const asWritten = written.get(word)
    if (form && asWritten !== undefined && asWritten !== word && !isHan(word)) form.written = asWritten
    terms.push({
      text: word,
      forms: form ? [form, ...others] : [],
      last: word === last && /[\p{L}\p{N}]$/u.test(query),
    })
  }
  const pairs = words(known).flatMap((run) =>
    run.slice(1).map((word, index) => `${run[index]}${isHan(word) && isHan(run[index] ?? '') ? '' : ' '}${word}`),
  )
  return { terms, pairs: pairs.map(needleOf) }
}

/** A stop word or phrase as it is compared; longer ones come first. */
export const foldedStopWords = (words: readonly string[]): string[] =>
  words.map((word) => searchable(word).trim() || foldText(word)).toSorted((one, other) => other.length - one.length)
