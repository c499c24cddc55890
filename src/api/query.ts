import * as v from 'valibot'
import { localeCodes, localeOfApiLanguage, locales, type Locale } from '#i18n/locales.ts'

// Query parameters of calls. The API answers with the messages.

const languageMessage = import.meta.env.SSR
  ? `must be one of ${localeCodes.map((code) => locales[code].apiLanguage).join(', ')}`
  : ''

/** The API's `lang` → the locale. */
export const RequiredLang = v.pipe(
  v.string(),
  v.transform(localeOfApiLanguage),
  v.custom<Locale>((locale) => locale !== undefined, languageMessage),
)

/** `lang`; English when absent. */
export const Lang = v.optional(RequiredLang, locales.en.apiLanguage)

export const LangQuery = import.meta.env.SSR && v.object({ lang: Lang })

export const ItemQuery = import.meta.env.SSR && v.object({ lang: Lang, slug: v.string() })

export const NoQuery = v.object({})

const Limit = v.pipe(
  v.string(),
  v.regex(/^([1-9]|[1-4]\d|50)$/, 'must be a whole number from 1 to 50'),
  v.transform(Number),
)

/** `limit` of a list: 1 to 50. */
export const limitOf = (standard: number) => v.optional(Limit, String(standard))
