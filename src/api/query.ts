import * as v from 'valibot'
import { localeCodes, localeOfApiLanguage, locales, type Locale } from '#i18n/locales.ts'

// What the queries of calls share. The messages are for whoever asks the API.

const languageMessage = import.meta.env.SSR
  ? `must be one of ${localeCodes.map((code) => locales[code].apiLanguage).join(', ')}`
  : ''

/** `lang` as the content API writes it → the locale. */
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

const limitMessage = 'must be a whole number from 1 to 50'

/** `limit` of a list: 1 to 50. */
export const limitOf = (standard: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.digits(limitMessage),
      v.transform(Number),
      v.minValue(1, limitMessage),
      v.maxValue(50, limitMessage),
    ),
    String(standard),
  )
