import { orUndefined, type Api } from '#api/api.ts'
import { locales, type Locale } from '#i18n/locales.ts'
import type { ListFilter } from './list-filter.ts'
import { Article, ArticleList } from './schema.ts'

/** The page of the list that the filter names; `undefined` when there is no such page (a 404). */
export async function findArticles(api: Api, locale: Locale, { q, category, page }: ListFilter) {
  const lang = locales[locale].apiLanguage
  const list = await api(ArticleList, '/api/knowledge-base', { lang, q: q || undefined, category, page })
  return page <= Math.max(1, list.total_pages) ? { q, category, page, ...list } : undefined
}

/** A page of the list with the filter that it answers. */
export type FoundArticles = NonNullable<Awaited<ReturnType<typeof findArticles>>>

export const findArticle = (api: Api, locale: Locale, slug: string) =>
  orUndefined(api(Article, `/api/knowledge-base/${encodeURIComponent(slug)}`, { lang: locales[locale].apiLanguage }))
