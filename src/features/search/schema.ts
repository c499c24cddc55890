import * as v from 'valibot'
import { searchKinds } from '#model/kinds.ts'
import type { ListFilter } from '#model/sections.ts'
import { Text } from '#model/text.ts'

export const SearchKind = v.picklist(searchKinds)
export type SearchKind = v.InferOutput<typeof SearchKind>

/** A plain text in pieces; `hit` marks the matches. */
export const MarkedText = v.array(v.strictObject({ text: v.string(), hit: v.boolean() }))
export type MarkedText = v.InferOutput<typeof MarkedText>

/** `path` has no language prefix. */
export const SearchHit = v.strictObject({ kind: SearchKind, path: Text, title: MarkedText, excerpt: MarkedText })
export type SearchHit = v.InferOutput<typeof SearchHit>

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** `GET /api/search`: best hits first. Scope `embedded`: without the content server's items. */
export const SearchAnswer = v.strictObject({
  /** Hits of the chosen section. */
  total: Count,
  total_pages: Count,
  /** Hits of each section that has any. */
  kinds: v.array(v.strictObject({ kind: SearchKind, count: Count })),
  scope: v.picklist(['all', 'embedded']),
  items: v.array(SearchHit),
  /** Of a search without a hit: pages that have some of its words. */
  nearest: v.array(v.strictObject({ kind: SearchKind, path: Text, title: Text })),
})
export type SearchAnswer = v.InferOutput<typeof SearchAnswer>

/** The hits of the search page. */
export type FoundPages = SearchAnswer & { filter: ListFilter<'search'> }
