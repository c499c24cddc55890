import * as v from 'valibot'
import { PageNumber, UpdateFilter } from '#model/filters.ts'
import { listPath, parseFilter } from '#ui/list/list-filter.ts'

const ListFilter = v.object({ type: v.optional(UpdateFilter, 'all'), page: PageNumber })
export type ListFilter = v.InferOutput<typeof ListFilter>

/** Reads the filter from the query of the list; `undefined` for an unknown type or page. */
export const listFilter = (search: object) => parseFilter(ListFilter, search)

/** The address of a page of the list. */
export const updatesPath = (filter: ListFilter) => listPath('/resources/product-updates', filter)

/** The same with the list's anchor, so that a change of filter or page needs no scrolling. */
export const updatesHref = (filter: ListFilter) => `${updatesPath(filter)}#releases`
