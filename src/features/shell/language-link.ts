import type { Locale } from '#i18n/locales.ts'

/** The address that chooses `locale` for the page at `path` (public path and query); the gateway answers it (worker/language.ts). */
export const languageLink = (path: string, locale: Locale) => `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`
