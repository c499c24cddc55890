import * as v from 'valibot'
import { PageNumber } from '#api/page-number.ts'
import { PostFilter } from './schema.ts'

const ListFilter = v.object({ category: v.optional(PostFilter, 'all'), page: PageNumber })
export type ListFilter = v.InferOutput<typeof ListFilter>

/** What the query of the blog list asks for; `undefined` when there is no such category or page number. */
export function listFilter(search: {
  category?: string | undefined
  page?: string | undefined
}): ListFilter | undefined {
  const filter = v.safeParse(ListFilter, search)
  return filter.success ? filter.output : undefined
}
