import type { Locale } from '#i18n/locales.ts'

/**
 * The address that switches the current page to `locale` (worker/http/language.ts): relative, so
 * the same on all pages without a query. A list starts at its first page again.
 * @param query the page's query with `?`, or empty
 */
export function languageLink(query: string, locale: Locale): string {
  const parameters = new URLSearchParams(query)
  parameters.delete('page')
  parameters.set('lang', locale)
  return `?${parameters}`
}
