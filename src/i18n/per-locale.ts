import type { Locale } from './locales.ts'

/**
 * Caches the result of `read` for each locale, for the life of the isolate. Requests share no pending
 * read (docs/decisions/039-shared-work-single-flight.md); failures are not cached.
 */
export function perLocale<T>(read: (locale: Locale) => Promise<T>): (locale: Locale) => Promise<T> {
  const values = new Map<Locale, T>()
  return async (locale) => {
    const value = values.get(locale) ?? (await read(locale))
    // A parallel read may have ended first.
    const first = values.get(locale) ?? value
    values.set(locale, first)
    return first
  }
}
