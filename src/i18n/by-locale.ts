import { defaultLocale, localeCodes, type Locale } from './locales.ts'

/** Whether every language has a value. */
export const hasEveryLocale = <T>(made: Partial<Record<Locale, T>>): made is Record<Locale, T> =>
  localeCodes.every((code) => Object.hasOwn(made, code))

/** The results of `make` for every language. */
export function byLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  const made: Partial<Record<Locale, T>> = {}
  for (const code of localeCodes) made[code] = make(code)
  if (!hasEveryLocale(made)) throw new Error('A language has no value')
  return made
}

/** Values by language; one in the making may lack its own. */
export type WithEnglish<T> = Partial<Record<Locale, T>> & Record<typeof defaultLocale, T>

/** The value of `locale`, else the English one. */
export const ownOrEnglish = <T>(values: WithEnglish<T>, locale: Locale): T => values[locale] ?? values[defaultLocale]
