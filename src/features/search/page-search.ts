import type { Api } from '#api/api.ts'
import type { Locale } from '#i18n/locales.ts'
import { maxSearchLength } from '#model/limits.ts'
import { queryOf } from '#ui/href.ts'
import { searchCall } from './calls.ts'

/** Hits on the page; another word narrows down what is more. */
const limit = 20

/** The search text of an address, normalized like in the gateway. */
export const searchText = (q = ''): string => q.trim().slice(0, maxSearchLength)

/** The address of a search. */
export const searchPath = (q: string): string => `/search${queryOf({ q })}`

/** The best hits for `q`, which `searchText` gave; none for an empty one. */
export async function findPages(api: Api, lang: Locale, q: string) {
  return { q, ...(await api(searchCall, { lang, q, limit })) }
}

/** A search with what it found. */
export type FoundPages = Awaited<ReturnType<typeof findPages>>
