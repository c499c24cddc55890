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

/** What one language has: how many there should be, and what is missing of them. */
export interface Counted {
  all: number
  missing: string[]
}

const named = 5

/** What a language that is not complete lacks: a line for each kind, with the first names. */
export const incompleteNotice = (locale: Locale, counts: Record<string, Counted>): string =>
  Object.entries(counts)
    .map(([kind, { all, missing }]) => {
      const more = missing.length > named ? ` and ${missing.length - named} more` : ''
      const names = missing.length > 0 ? `: ${missing.slice(0, named).join(', ')}${more}` : ''
      return `${locale}: ${missing.length} of ${all} ${kind} missing, shown in English${names}`
    })
    .join('\n')

/** The lines of {@link incompleteNotice} in the output of a build. */
export const noticesIn = (output: string): string[] => output.match(/^\w+: \d+ of \d+ \w+ missing, .*$/gm) ?? []
