import * as v from 'valibot'
import type { Api } from '#api/api.ts'
import { call } from '#api/call.ts'
import { ItemQuery, Lang, limitOf } from '#api/query.ts'
import type { Locale } from '#i18n/locales.ts'
import { newestLimit, pageSize } from '#model/limits.ts'
import { sections, type ListFilter } from '#model/sections.ts'
import { Update, UpdateList } from './schema.ts'

/** A page of the releases of `type` that affect `plan`, newest first. */
export const updateListCall = /* @__PURE__ */ call({
  path: '/api/pages/product-updates/list-product-updates',
  query:
    import.meta.env.SSR && v.object({ lang: Lang, limit: limitOf(pageSize), ...sections['product-updates'].search }),
  answer: UpdateList,
})

export const updateCall = /* @__PURE__ */ call({
  path: '/api/product_updates_translations',
  query: ItemQuery,
  answer: Update,
})

/** A page of the list: `limit` releases of the filter, newest first. */
export const readUpdates = (api: Api, lang: Locale, filter: ListFilter<'product-updates'>, limit = pageSize) =>
  api(updateListCall, { lang, limit, ...filter })

/** The newest release, `undefined` before the first one, and the number of all releases. */
export async function findLatestUpdate(api: Api, locale: Locale) {
  // With one release a page, `total_pages` is the number of releases.
  const { product_updates, total_pages } = await readUpdates(
    api,
    locale,
    { type: 'all', plan: 'all', page: 1 },
    newestLimit,
  )
  return { latest: product_updates[0], released: total_pages }
}
