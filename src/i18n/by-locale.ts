import { localeCodes, type Locale } from './locales.ts'

/** Whether each language of the table has a value. */
export const isWhole = <T>(made: Partial<Record<Locale, T>>): made is Record<Locale, T> =>
  localeCodes.every((code) => Object.hasOwn(made, code))

/** What `make` gives for each language of the table. */
export function byLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  const made: Partial<Record<Locale, T>> = {}
  for (const code of localeCodes) made[code] = make(code)
  if (!isWhole(made)) throw new Error('A language of the table has no value')
  return made
}
