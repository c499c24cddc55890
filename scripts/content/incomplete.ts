import * as v from 'valibot'
import { byLocale } from '#i18n/by-locale.ts'
import { localeCodes, locales, type Locale } from '#i18n/locales.ts'

/** The languages whose texts may be missing (docs/add-a-language.md). */
export const incompleteLocales: ReadonlySet<Locale> = new Set(
  localeCodes.filter((code) => locales[code].isComplete === false),
)

/** A value of `schema` for each language; one that is not complete may lack it. */
export const inEachLanguage = <T extends v.GenericSchema>(schema: T) =>
  byLocale((code) => (incompleteLocales.has(code) ? v.optional(schema) : schema))

const named = 5

/** What a language that is not complete lacks of `all` texts of a kind, with the first names. */
export function missingNotice(locale: Locale, kind: string, all: number, missing: string[]): string {
  const more = missing.length > named ? ` and ${missing.length - named} more` : ''
  const names = missing.length > 0 ? `: ${missing.slice(0, named).join(', ')}${more}` : ''
  return `${locale}: ${missing.length} of ${all} ${kind} missing, shown in English${names}`
}
