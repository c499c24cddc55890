import type { Locale } from './locales.ts'

/**
 * Keeps the result of `read` for each locale, for the life of the isolate. Requests share no
 * pending read (docs/decisions/039-shared-work-single-flight.md); a failed one is tried again.
 */
export function perLocale<T>(read: (locale: Locale) => Promise<T>): (locale: Locale) => Promise<T> {
  const values = new Map<Locale, T>()
  return async function readOnce(locale) {
    const existing = values.get(locale)
    if (existing) return existing
    const value = await read(locale)
    const first = values.get(locale) ?? value
    values.set(locale, first)
    return first
  }
}
