import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { byLocale } from '#i18n/by-locale.ts'
import { localeCodes, locales, type Locale } from '#i18n/locales.ts'
import { sitePath } from '#scripts/site-folder.ts'

/** The tests' sample site lacks the languages that an operator adds. */
const isUnwritten = (code: Locale) => process.env.SITE_FOLDER && !existsSync(join(sitePath('content'), code))

/** The languages whose texts may be missing (docs/add-a-language.md). */
export const incompleteLocales: ReadonlySet<Locale> = new Set(
  localeCodes.filter((code) => locales[code].isComplete === false || isUnwritten(code)),
)

/** Entries with a value of `schema` for each language. Incomplete languages may lack it. */
export const inEachLanguage = <T extends v.GenericSchema>(schema: T) =>
  byLocale((code) => (incompleteLocales.has(code) ? v.optional(schema) : schema))
