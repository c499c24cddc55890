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

const wholeNumber = (message: string) => v.pipe(v.string(), v.regex(/^\d{1,6}$/, message), v.transform(Number))

const pageMessage = 'must be a whole number from 1'

/** `page` of a list: 1 and up. */
export const pageOf = () => v.optional(v.pipe(wholeNumber(pageMessage), v.minValue(1, pageMessage)), '1')

const limitMessage = 'must be a whole number from 1 to 50'

/** `limit` of a list: 1 to 50. */
export const limitOf = (standard: number) =>
  v.optional(
    v.pipe(wholeNumber(limitMessage), v.minValue(1, limitMessage), v.maxValue(50, limitMessage)),
    String(standard),
  )
