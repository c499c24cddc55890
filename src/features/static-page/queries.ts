import { orUndefined, type Api } from '#api/api.ts'
import { findOrEnglish } from '#i18n/english-fallback.ts'
import { locales, type Locale } from '#i18n/locales.ts'
import { StaticPage } from './schema.ts'

export const findStaticPage = (api: Api, locale: Locale, slug: string) =>
  findOrEnglish(locale, (code) =>
    orUndefined(
      api(StaticPage, `/api/items/pages/static/${encodeURIComponent(slug)}`, { lang: locales[code].apiLanguage }),
    ),
  )
