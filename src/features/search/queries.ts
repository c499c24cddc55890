import type { Api } from '#api/api.ts'
import type { Locale } from '#i18n/locales.ts'
import { searchCall } from './calls.ts'

/** Hits on the page; another word narrows down what is more. */
const limit = 20

/** The best hits for `q`; none for an empty one. */
export async function findPages(api: Api, lang: Locale, q: string) {
  return { q, ...(await api(searchCall, { lang, q, limit })) }
}

/** A search with what it found. */
export type FoundPages = Awaited<ReturnType<typeof findPages>>
