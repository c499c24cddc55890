import type { SearchAnswer, SearchKind } from '#features/search/schema.ts'
import { searchKinds } from '#model/kinds.ts'
import { markExcerpt, markText } from './excerpt.ts'
import { foldedStopWords, parseQuery, synonymTable, type SearchWords } from './query.ts'
import { rankPages } from './rank.ts'
import { fieldText, searchFields, type SearchContent, type SearchDocument } from './search-content.ts'
import { isHan, searchable } from './terms.ts'

export interface SearchQuery {
  q: string
  /** Hits on a page, and its number from 1. */
  limit: number
  page?: number
  section?: SearchKind | 'all'
}

/** Titles that a search without a hit offers. */
const nearestCount = 3

const textsOf = ({ title, tags, excerpt, body }: SearchDocument) => ({ title, tags: tags.join('\n'), excerpt, body })

/** The pages of one language, ready to be searched. */
export function prepareSearch(
  documents: SearchDocument[],
  { synonyms = [], stopWords = [], keywords = {} }: Partial<SearchWords> = {},
): SearchContent {
  const texts = documents.flatMap((document) => {
    const { title, ...others } = textsOf(document)
    const titles = [title, ...(keywords[document.path] ?? [])].join('\n')
    return searchFields.map((field) => searchable({ title: titles, ...others }[field]))
  })
  const starts = [0]
  for (const text of texts) starts.push((starts.at(-1) ?? 0) + text.length)
  const written = documents.map((document) => {
    const { title, tags, excerpt } = textsOf(document)
    return {
      title: searchable(title, 'written'),
      tags: searchable(tags, 'written'),
      excerpt: searchable(excerpt, 'written'),
    }
  })
  const text = texts.join('')
  const words = new Set(text.split(/\s+/))
  const vocabulary = ` ${[...words].filter((word) => word && !isHan(word)).join(' ')} `
  return { documents, text, starts, written, vocabulary, synonyms, stopWords }
}

/**
 * Opens the pages of {@link prepareSearch}. There is no index: each search looks through the folded
 * texts (docs/decisions/030).
 */
export function openSearch(content: SearchContent) {
  const { documents } = content
  const synonyms = synonymTable(content)
  const stopWords = foldedStopWords(content.stopWords)

  return function search(
    { q, limit, page = 1, section = 'all' }: SearchQuery,
    isShown: (document: SearchDocument) => boolean = () => true,
  ): Omit<SearchAnswer, 'scope'> {
    const { terms, pairs } = parseQuery(q, synonyms, stopWords)
    const { found, nearest } = rankPages(content, terms, pairs, isShown)
    const ofKind = (kind: SearchKind) => found.filter(({ id }) => documents[id]?.kind === kind)
    const counts = searchKinds.flatMap((kind) => {
      const count = ofKind(kind).length
      return count > 0 ? [{ kind, count }] : []
    })
    const shown = section === 'all' ? found : ofKind(section)
    const hit = ({ id, needles }: (typeof found)[number]) => {
      const document = documents[id]
      if (!document) return []
      const { kind, path, title, excerpt, body } = document
      const folded = [fieldText(content, id, 'excerpt'), ...fieldText(content, id, 'body').split('\n')]
      const excerpts = { original: [excerpt, ...body.split('\n')], folded }
      return [{ kind, path, title: markText(title, needles), excerpt: markExcerpt(excerpts, needles) }]
    }
    return {
      total: shown.length,
      total_pages: Math.ceil(shown.length / limit),
      kinds: counts,
      items: shown.slice((page - 1) * limit, page * limit).flatMap(hit),
      nearest: nearest.slice(0, nearestCount).flatMap((id) => {
        const document = documents[id]
        return document ? [{ kind: document.kind, path: document.path, title: document.title }] : []
      }),
    }
  }
}
