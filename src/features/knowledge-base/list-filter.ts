import { hrefOf } from '#ui/href.ts'

/** A longer search is cut off, as the gateway does (worker/page-query.ts). */
const maxLength = 100

/** What the list's address says, as texts: equal addresses for the gateway are equal here. */
export interface ListFilter {
  q: string
  category: string
  page: string
}

/**
 * The filter that the query of an address means: `?q=&category=&page=`, each `undefined` or empty for its default.
 * Parameters are trimmed and cut as the gateway does it, so that browser and server name the same list.
 */
export function listFilter(search: { q?: string; category?: string; page?: string }): ListFilter {
  const value = (text: string | undefined, standard: string) => text?.trim().slice(0, maxLength) || standard
  return { q: value(search.q, ''), category: value(search.category, 'all'), page: value(search.page, '1') }
}

/** The number of a page; `undefined` for what is none. */
export function pageNumber(page: string): number | undefined {
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : undefined
}

/** The address of a page of the list. */
export const articlesPath = ({
  q = '',
  category = 'all',
  page = 1,
}: {
  q?: string
  category?: string
  page?: number
}) =>
  hrefOf(
    '/knowledge-base',
    {},
    { q, category: category === 'all' ? undefined : category, page: page > 1 ? page : undefined },
  )
