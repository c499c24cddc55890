import { localeCodes, type Locale } from '#i18n/locales.ts'
import { section, sectionAt } from './sections.ts'
import { localesOf, type Translations } from './translations.ts'

/**
 * The languages of the page at `path` (without language). `translations` has those of sections that
 * lack one, by name. Items that are texts of their own say it themselves.
 */
export function pageLanguages(
  { translations }: { translations?: Record<string, Translations> | undefined },
  path: string,
): readonly Locale[] {
  const { name, slug } = sectionAt(path) ?? {}
  if (!translations || !name || (slug !== undefined && section(name).folder)) return localeCodes
  return localesOf(translations[name])
}
