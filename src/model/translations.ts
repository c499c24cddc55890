import * as v from 'valibot'
import { localeCodes, locales, type Locale } from '#i18n/locales.ts'

/** The languages of an item in Directus's form; without the list it exists in all. */
export const Translations = v.optional(
  v.array(v.object({ languages_code: v.string('Write the key of a language, such as "en-US"') })),
)
export type Translations = v.InferOutput<typeof Translations>

/** Languages of incomplete pages by path, and by `/path/*` for a section's other items. */
export const PathTranslations = v.optional(v.record(v.string(), Translations))
export type PathTranslations = v.InferOutput<typeof PathTranslations>

/** The site's languages in the list. */
export function localesOf(translations: Translations): readonly Locale[] {
  if (!translations) return localeCodes
  return localeCodes.filter((code) =>
    translations.some(({ languages_code }) => languages_code === locales[code].apiLanguage),
  )
}

/** The languages of the page at `path` (without language). Browsers need no table of sections for it. */
export const pageLanguages = (
  { translations = {} }: { translations?: PathTranslations },
  path: string,
): readonly Locale[] => localesOf(translations[path] ?? translations[path.replace(/[^/]*$/, '*')])
