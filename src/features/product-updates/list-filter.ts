import * as v from 'valibot'
import { PageNumber } from '#api/page-number.ts'
import { hrefOf } from '#ui/href.ts'
import { UpdateFilter } from './schema.ts'

const ListFilter = v.object({ type: v.optional(UpdateFilter, 'all'), page: PageNumber })
export type ListFilter = v.InferOutput<typeof ListFilter>

/** What the query of the list asks for; `undefined` when there is no such kind of release or page number. */
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

/** The same address, at the list itself: a visitor who narrows it or goes on in it need not scroll. */
export const updatesHref = (filter: ListFilter) => `${updatesPath(filter)}#releases`
