import type { Api } from '#api/api.ts'
import { locales, type Locale } from '#i18n/locales.ts'
import { SearchAnswer } from './schema.ts'

/** Hits on the page; another word narrows down what is more. */
const limit = 20

/** The best hits for `q`, which `searchText` (search-address.ts) gave; none for an empty one. */
export async function findPages(api: Api, locale: Locale, q: string) {
  const lang = locales[locale].apiLanguage
  return { q, ...(await api(SearchAnswer, '/api/search', { lang, q: q || undefined, limit })) }
}

/** A search with what it found. */
export type FoundPages = Awaited<ReturnType<typeof findPages>>
