import type { Api } from '#api/api.ts'
import type { Locale } from '#i18n/locales.ts'
import { newestLimit, pageSize } from '#model/limits.ts'
import { updateListCall } from './calls.ts'
import type { ListFilter } from '#model/sections.ts'

/** A page of the releases of `type`, newest first. */
export const readUpdates = (api: Api, lang: Locale, filter: ListFilter<'product-updates'>, limit = pageSize) =>
  api(updateListCall, { lang, limit, ...filter })

/** The newest release, and how many there are; `latest` is `undefined` before the first one. */
export async function findLatestUpdate(api: Api, locale: Locale) {
  // One release a page: as many pages as releases.
  const { product_updates, total_pages } = await readUpdates(api, locale, { type: 'all', page: 1 }, newestLimit)
  return { latest: product_updates[0], released: total_pages }
}
