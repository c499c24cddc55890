import type { Locale } from '#i18n/locales.ts'

/** A part of the compiled content, language by language, loaded when it is asked for. */
export type Part<T> = Record<Locale, () => Promise<{ default: T }>>

/** The entry of `slug`; `undefined` for any other, names of Object's own included. */
export const entryOf = <T>(entries: Record<string, T>, slug: string): T | undefined =>
  Object.hasOwn(entries, slug) ? entries[slug] : undefined
