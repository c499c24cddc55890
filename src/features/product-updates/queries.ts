import type { Api } from '#api/api.ts'
import type { Locale } from '#i18n/locales.ts'
import { newestLimit, pageSize } from '#model/limits.ts'
import { updateListCall } from './calls.ts'
import type { ListFilter } from './list-filter.ts'

/** A page of the releases of `type`, newest first. */
export const readUpdates = (api: Api, lang: Locale, filter: ListFilter, limit = pageSize) =>
  api(updateListCall, { lang, limit, ...filter })

/** The newest release; `undefined` before the first one. */
export const findLatestUpdate = async (api: Api, locale: Locale) =>
  (await readUpdates(api, locale, { type: 'all', page: 1 }, newestLimit)).product_updates[0]
