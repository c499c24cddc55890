import * as v from 'valibot'
import { PageNumber, PostFilter } from '#model/filters.ts'
import { listPath, parseFilter } from '#ui/list/list-filter.ts'

const ListFilter = v.object({ category: v.optional(PostFilter, 'all'), page: PageNumber })
export type ListFilter = v.InferOutput<typeof ListFilter>

/** Reads the filter from the query of the list; `undefined` for an unknown category or page. */
export const listFilter = (search: object) => parseFilter(ListFilter, search)

/** The address of a page of the list. */
export const postsPath = (filter: ListFilter) => listPath('/resources/blog', filter)

/** The same with the list's anchor, so that a change of filter or page needs no scrolling. */
export const postsHref = (filter: ListFilter) => `${postsPath(filter)}#posts`
