import * as v from 'valibot'
import { PageNumber } from '#model/filters.ts'
import { hrefOf } from '#ui/href.ts'
import { PostFilter } from './schema.ts'

const ListFilter = v.object({ category: v.optional(PostFilter, 'all'), page: PageNumber })
export type ListFilter = v.InferOutput<typeof ListFilter>

/**
 * Reads the filter from the query of the blog list. Returns `undefined` for an unknown category or
 * page number.
 */
export function listFilter(search: {
  category?: string | undefined
  page?: string | undefined
}): ListFilter | undefined {
  const filter = v.safeParse(ListFilter, search)
  return filter.success ? filter.output : undefined
}

/** The address of a page of the list. */
export const postsPath = ({ category, page }: ListFilter) =>
  hrefOf(
    '/resources/blog',
    {},
    { category: category === 'all' ? undefined : category, page: page > 1 ? page : undefined },
  )

/**
 * The same address with the anchor of the list, so that a change of filter or page needs no
 * scrolling.
 */
export const postsHref = (filter: ListFilter) => `${postsPath(filter)}#posts`
