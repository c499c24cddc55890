import type { Locale } from './locales.ts'

/**
 * What `read` gives for a language, read once an isolate and then always the same object. Requests do not share a read, since each may end
 * before the other (docs/decisions.md); but all get the object that came first. After a failure the next call tries again.
 */
export function perLocale<T>(read: (locale: Locale) => Promise<T>): (locale: Locale) => Promise<T> {
  const known = new Map<Locale, T>()
  return async function kept(locale) {
    const kept = known.get(locale)
    if (kept) return kept
    const value = await read(locale)
    const first = known.get(locale) ?? value
    known.set(locale, first)
    return first
  }
}
