import MiniSearch, { type AsPlainObject } from 'minisearch'
import type { SearchAnswer, SearchKind } from '#features/search/schema.ts'
import { markExcerpt, markText } from './excerpt.ts'
import { indexTerms, isHan, queryTerms, termLength } from './terms.ts'

/** A page for the index: `path` has no language, `body` a line for each paragraph. */
export interface SearchDocument {
  kind: SearchKind
  path: string
  title: string
  tags: string[]
  excerpt: string
  body: string
}

/** The searchable pages of one language, as the build writes them. */
export interface SearchContent {
  documents: SearchDocument[]
  /** The index over `documents`. The id of a document is its position in the list. */
  index: AsPlainObject
}

const fields = ['title', 'tags', 'excerpt', 'body']
const options = { fields, tokenize: indexTerms, processTerm: (term: string) => term }

/** Each step outweighs the frequency of a word: BM25+ spreads by 5.4. */
const boost = { title: 216, tags: 36, excerpt: 6, body: 1 }
/** Least letters of a word that matches as a prefix. The last word may be unfinished. */
const minPrefix = { last: 2, other: 4 }
/** Least letters of a word that may have one wrong letter. */
const minTolerant = 5

/** Builds the index of one language. */
export function buildIndex(documents: SearchDocument[]): SearchContent {
  const index = new MiniSearch(options)
  index.addAll(documents.map(({ tags, ...texts }, id) => ({ id, ...texts, tags: tags.join('\n') })))
  return { documents, index: index.toJSON() }
}

/**
 * Opens the index of {@link buildIndex}. `search` finds pages of `kinds` with all words: first as
 * typed, then without diacritics. Without a result it accepts a wrong letter in longer words.
 */
export function openIndex({ documents, index }: SearchContent) {
  const engine = MiniSearch.loadJS(index, options)

  const find = (terms: string[], tolerant: boolean, kinds: readonly SearchKind[]) =>
    engine.search(terms.join(' '), {
      tokenize: (text) => text.split(' '),
      combineWith: 'AND',
      boost,
      prefix: (term, place, all) =>
        isHan(term) ? term.length === 1 : termLength(term) >= minPrefix[place === all.length - 1 ? 'last' : 'other'],
      fuzzy: (term) => tolerant && !isHan(term) && term.length >= minTolerant && 1,
      filter: ({ id }) => kinds.includes(documents[id]?.kind ?? 'pages'),
    })

  return function search(query: string, limit: number, kinds: readonly SearchKind[]): Omit<SearchAnswer, 'scope'> {
    const { written, folded } = queryTerms(query)
    if (folded.length === 0) return { total: 0, items: [] }
    const asTyped = find(written, false, kinds)
    const known = new Set(asTyped.map(({ id }) => id))
    const alike = written.join(' ') === folded.join(' ') ? [] : find(folded, false, kinds)
    const exact = [...asTyped, ...alike.filter(({ id }) => !known.has(id))]
    const found = exact.length > 0 ? exact : find(folded, true, kinds)
    const han = folded.filter(isHan)
    const items = found.slice(0, limit).flatMap(({ id, terms }) => {
      const document = documents[id]
      if (!document) return []
      const { kind, path, title, excerpt, body } = document
      const wanted = { count: folded.length, words: new Set(terms), han }
      const lines = [excerpt, ...body.split('\n')]
      return [{ kind, path, title: markText(title, wanted), excerpt: markExcerpt(lines, wanted) }]
    })
    return { total: found.length, items }
  }
}
