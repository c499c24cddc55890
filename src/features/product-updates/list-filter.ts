import * as v from 'valibot'
import { PageNumber } from '#model/filters.ts'
import { hrefOf } from '#ui/href.ts'
import { UpdateFilter } from './schema.ts'

const ListFilter = v.object({ type: v.optional(UpdateFilter, 'all'), page: PageNumber })
export type ListFilter = v.InferOutput<typeof ListFilter>

/**
 * Reads the filter from the query of the list. Returns `undefined` for an unknown type or page
 * number.
 */
export function listFilter(search: { type?: string | undefined; page?: string | undefined }): ListFilter | undefined {
  const filter = v.safeParse(ListFilter, search)
  return filter.success ? filter.output : undefined
}

/** The address of a page of the list. */
export const updatesPath = ({ type, page }: ListFilter) =>
  hrefOf(
    '/resources/product-updates',
    {},
    { type: type === 'all' ? undefined : type, page: page > 1 ? page : undefined },
  )

/**
 * The same address with the anchor of the list, so that a change of filter or page needs no
 * scrolling.
 */
export const updatesHref = (filter: ListFilter) => `${updatesPath(filter)}#releases`
