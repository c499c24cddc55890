import type { Locale } from '#i18n/locales.ts'
import { localesOf, type Translations } from './translations.ts'

/**
 * The languages of the page at `path` (without language). `translations` has those of pages that
 * lack one: by path, and by `/path/*` for items that have no text of their own. It knows nothing of
 * sections, because browsers ask it, too.
 */
export const pageLanguages = (
  { translations = {} }: { translations?: Record<string, Translations> | undefined },
  path: string,
): readonly Locale[] => localesOf(translations[path] ?? translations[path.replace(/[^/]*$/, '*')])
