import type { Locale } from '#i18n/locales.ts'

/**
 * The relative address that switches the current page to `locale` (worker/http/language.ts). A list
 * restarts at its first page.
 * @param query the page's query with `?`, or empty
 */
export function languageLink(query: string, locale: Locale): string {
  const parameters = new URLSearchParams(query)
  parameters.delete('page')
  parameters.set('lang', locale)
  return `?${parameters}`
}
