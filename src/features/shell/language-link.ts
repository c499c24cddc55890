import type { Locale } from '#i18n/locales.ts'

/**
 * The address that chooses `locale` for the page that is shown, relative to it: so it is the same on every page without query, and what holds it can
 * be remembered. The gateway answers it (worker/routing/language.ts). A list starts at its first page: in another language it may be shorter.
 * @param query the page's, with `?`, or empty
 */
export function languageLink(query: string, locale: Locale): string {
  if (query === '') return `?lang=${locale}`
  const parameters = new URLSearchParams(query)
  parameters.delete('page')
  parameters.set('lang', locale)
  return `?${parameters}`
}
