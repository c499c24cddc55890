import * as v from 'valibot'
import { localeCodes, localeOfApiLanguage, locales, type Locale } from '#i18n/locales.ts'

const sentence = `must be one of ${localeCodes.map((code) => locales[code].apiLanguage).join(', ')}`

/** `lang` as the content API writes it. */
export const Language = v.pipe(
  v.string(),
  v.transform(localeOfApiLanguage),
  v.custom<Locale>((locale) => locale !== undefined, sentence),
)

/** `lang`, English when absent (spec §7). */
export const Lang = v.optional(Language, locales.en.apiLanguage)
