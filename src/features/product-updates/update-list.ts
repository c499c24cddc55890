import * as v from 'valibot'
import type { Api } from '#api/api.ts'
import type { Locale } from '#i18n/locales.ts'
import { PageNumber, UpdateFilter } from '#model/filters.ts'
import { newestLimit, pageSize } from '#model/limits.ts'
import { listPath, parseFilter } from '#ui/list/list-filter.ts'
import { updateListCall } from './calls.ts'

const ListFilter = v.object({ type: v.optional(UpdateFilter, 'all'), page: PageNumber })
export type ListFilter = v.InferOutput<typeof ListFilter>

/** Reads the filter from the query of the list; `undefined` for an unknown type or page. */
export const listFilter = (search: object) => parseFilter(ListFilter, search)

/** The address of a page of the list. */
export const updatesPath = (filter: ListFilter) => listPath('/resources/product-updates', filter)

/** The same with the list's anchor, so that a change of filter or page needs no scrolling. */
export const updatesHref = (filter: ListFilter) => `${updatesPath(filter)}#releases`

/** A page of the releases of `type`, newest first. */
export const readUpdates = (api: Api, lang: Locale, filter: ListFilter, limit = pageSize) =>
  api(updateListCall, { lang, limit, ...filter })

/** The newest release, and how many there are; `latest` is `undefined` before the first one. */
export async function findLatestUpdate(api: Api, locale: Locale) {
  // One release a page: as many pages as releases.
  const { product_updates, total_pages } = await readUpdates(api, locale, { type: 'all', page: 1 }, newestLimit)
  return { latest: product_updates[0], released: total_pages }
}
