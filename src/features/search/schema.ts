import * as v from 'valibot'
import { Text } from '#model/text.ts'

/** The sections of the site that have search hits. */
export const searchKinds = ['knowledge-base', 'guidelines', 'academy', 'blog', 'product-updates', 'pages'] as const
export const SearchKind = v.picklist(searchKinds)
export type SearchKind = v.InferOutput<typeof SearchKind>

/** A plain text in pieces; `hit` marks the matches. */
export const MarkedText = v.array(v.strictObject({ text: v.string(), hit: v.boolean() }))
export type MarkedText = v.InferOutput<typeof MarkedText>

/** `path` has no language prefix. */
export const SearchHit = v.strictObject({ kind: SearchKind, path: Text, title: MarkedText, excerpt: MarkedText })
export type SearchHit = v.InferOutput<typeof SearchHit>

/** `GET /api/search`: best hits first. Scope `embedded`: without the content server's items. */
export const SearchAnswer = v.strictObject({
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  scope: v.picklist(['all', 'embedded']),
  items: v.array(SearchHit),
})
export type SearchAnswer = v.InferOutput<typeof SearchAnswer>

export type FoundPages = SearchAnswer & { q: string }
