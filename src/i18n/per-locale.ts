import type { Locale } from './locales.ts'

/**
 * What `read` gives for a language, read once an isolate and then always the same object. Requests do not share a read, since each may end
 * before the other (docs/decisions.md); but all get the object that came first. After a failure the next call tries again.
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
