import type { Api } from '#api/api.ts'
import type { Locale } from '#i18n/locales.ts'
import { articleListCall } from './calls.ts'
import type { ListFilter } from './list-filter.ts'

/** The page of the list that the filter names; `undefined` when there is no such page (a 404). */
export async function findArticles(api: Api, lang: Locale, { q, category, page }: ListFilter) {
  const list = await api(articleListCall, { lang, q, category, page })
  return page <= Math.max(1, list.total_pages) ? { q, category, page, ...list } : undefined
}

/** A page of the list with the filter that it answers. */
export type FoundArticles = NonNullable<Awaited<ReturnType<typeof findArticles>>>
