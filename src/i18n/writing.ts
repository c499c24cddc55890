import { locales, type Locale } from './locales.ts'

/** The script that a language is written in (ISO 15924): `Latn`, `Hans`, `Thai`. For the server. */
export const scriptOf = (locale: Locale): string => new Intl.Locale(locales[locale].tag).maximize().script ?? 'Latn'

/** Whether its marks are as wide as a character, so that no space follows them: `：。；`. */
export const hasFullWidthMarks = (locale: Locale): boolean => /^(?:Han[st]|Jpan)$/.test(scriptOf(locale))

/** Whether words are written without spaces between them. */
export const hasNoSpaces = (locale: Locale): boolean =>
  hasFullWidthMarks(locale) || /^(?:Thai|Laoo|Khmr|Mymr)$/.test(scriptOf(locale))
