import * as v from 'valibot'
import { byLocale } from '#i18n/by-locale.ts'
import { localeCodes, locales, type Locale } from '#i18n/locales.ts'

/** The languages whose texts may be missing (docs/add-a-language.md). */
export const incompleteLocales: ReadonlySet<Locale> = new Set(
  localeCodes.filter((code) => locales[code].isComplete === false),
)

/** Entries with a value of `schema` for each language. Incomplete languages may lack it. */
export const inEachLanguage = <T extends v.GenericSchema>(schema: T) =>
  byLocale((code) => (incompleteLocales.has(code) ? v.optional(schema) : schema))
