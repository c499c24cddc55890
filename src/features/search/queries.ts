import type { Api } from '#api/api.ts'
import { locales, type Locale } from '#i18n/locales.ts'
import { hrefOf } from '#ui/href.ts'
import { maxSearchLength, SearchAnswer } from './schema.ts'

/** Hits on the page; another word narrows down what is more. */
const limit = 20

/** What is searched for, as the gateway reads it from an address: equal addresses are equal here. */
export const searchText = (q = ''): string => q.trim().slice(0, maxSearchLength)

/** The best hits for `q`, which {@link searchText} gave; none for an empty one. */
export async function findPages(api: Api, locale: Locale, q: string) {
  const lang = locales[locale].apiLanguage
  return { q, ...(await api(SearchAnswer, '/api/search', { lang, q: q || undefined, limit })) }
}

/** A search with what it found. */
export type FoundPages = Awaited<ReturnType<typeof findPages>>

/** The address of a search. */
export const searchPath = (q: string): string => hrefOf('/search', {}, { q })
