import * as v from 'valibot'
import { localeCodes, locales, type Locale } from '#i18n/locales.ts'

/** The languages of an item, as Directus lists them; without the list it exists in all. */
export const Translations = v.optional(
  v.array(v.object({ languages_code: v.string('Write the key of a language, such as "en-US"') })),
)
export type Translations = v.InferOutput<typeof Translations>

/** Of pages that lack a language by path, and by `/path/*` for items that have no text of their own. */
export const PathTranslations = v.optional(v.record(v.string(), Translations))

/** The site's languages among them. */
export function localesOf(translations: Translations): readonly Locale[] {
  if (!translations) return localeCodes
  return localeCodes.filter((code) =>
    translations.some(({ languages_code }) => languages_code === locales[code].apiLanguage),
  )
}

/** The languages of the page at `path` (without language), for browsers, too: it knows no sections. */
export const pageLanguages = (
  { translations = {} }: { translations?: v.InferOutput<typeof PathTranslations> },
  path: string,
): readonly Locale[] => localesOf(translations[path] ?? translations[path.replace(/[^/]*$/, '*')])
