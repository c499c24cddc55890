import * as v from 'valibot'
import { Text } from '#model/text.ts'

/** What can be found: the parts of the site, as hits are labelled. */
export const searchKinds = ['knowledge-base', 'guidelines', 'academy', 'blog', 'product-updates', 'pages'] as const
export const SearchKind = v.picklist(searchKinds)
export type SearchKind = v.InferOutput<typeof SearchKind>

/** A plain text in pieces; `hit` says which of them the search has found. */
export const MarkedText = v.array(v.strictObject({ text: v.string(), hit: v.boolean() }))
export type MarkedText = v.InferOutput<typeof MarkedText>

/** A page that was found. `path` is without language, as `<Link>` takes it. */
export const SearchHit = v.strictObject({ kind: SearchKind, path: Text, title: MarkedText, excerpt: MarkedText })
export type SearchHit = v.InferOutput<typeof SearchHit>

/** `GET /api/search`: best hits first. Scope `embedded`: only what the site itself contains. */
export const SearchAnswer = v.strictObject({
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  scope: v.picklist(['all', 'embedded']),
  items: v.array(SearchHit),
})
export type SearchAnswer = v.InferOutput<typeof SearchAnswer>

/** A search with what it found. */
export type FoundPages = SearchAnswer & { q: string }
