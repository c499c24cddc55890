import type { SearchKind } from '#features/search/schema.ts'

/** A page for the search: `path` has no language, `body` a line for each paragraph. */
export interface SearchDocument {
  kind: SearchKind
  path: string
  title: string
  tags: string[]
  excerpt: string
  body: string
}

/** In the order of `text` below. */
export const searchFields = ['title', 'tags', 'excerpt', 'body'] as const
export type SearchField = (typeof searchFields)[number]

/** The searchable pages of one language, as the build writes them. */
export interface SearchContent {
  documents: SearchDocument[]
  /** The texts of all documents in the form that is searched (terms.ts), one after the other. */
  text: string
  /** Where each field starts in `text`, and its end: four fields for each document. */
  starts: number[]
  /** Fields with diacritics. The body is long and is not repeated. */
  written: Record<Exclude<SearchField, 'body'>, string>[]
  /** All words of the pages in Latin letters, between spaces. */
  vocabulary: string
  synonyms: string[][]
  stopWords: string[]
}

/** The searchable text of a field of document `id`. */
export function fieldText({ text, starts }: SearchContent, id: number, field: SearchField): string {
  const at = id * searchFields.length + searchFields.indexOf(field)
  return text.slice(starts[at], starts[at + 1])
}
