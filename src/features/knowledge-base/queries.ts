import * as v from 'valibot'
import { orUndefined, type Api } from '#api/api.ts'
import { locales, type Locale } from '#i18n/locales.ts'
import { pageNumber, type ListFilter } from './list-filter.ts'
import { Article, ArticleList, CategoryFilter } from './schema.ts'

/** The page of the list that the filter names; `undefined` when there is no such category or page (a 404). */
export async function findArticles(api: Api, locale: Locale, { q, category, page }: ListFilter) {
  const number = pageNumber(page)
  if (!number || !v.is(CategoryFilter, category)) return undefined
  const lang = locales[locale].apiLanguage
  const list = await api(ArticleList, '/api/knowledge-base', { lang, q: q || undefined, category, page: number })
  return number <= Math.max(1, list.total_pages) ? { q, category, page: number, ...list } : undefined
}

/** A page of the list with the filter that it answers. */
export type FoundArticles = NonNullable<Awaited<ReturnType<typeof findArticles>>>

export const findArticle = (api: Api, locale: Locale, slug: string) =>
  orUndefined(api(Article, `/api/knowledge-base/${encodeURIComponent(slug)}`, { lang: locales[locale].apiLanguage }))
