import type { Locale } from '#i18n/locales.ts'

/**
 * The address that chooses `locale` for the page at `path` (public path and query); the gateway answers it (worker/language.ts). A list starts
 * at its first page: in another language it may be shorter.
 */
export function languageLink(path: string, locale: Locale): string {
  const [pathname = '', query] = path.split('?', 2)
  const parameters = new URLSearchParams(query)
  parameters.delete('page')
  parameters.set('lang', locale)
  return `${pathname}?${parameters}`
}
