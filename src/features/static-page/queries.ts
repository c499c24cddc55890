import { orUndefined, type Api } from '#api/api.ts'
import { locales, type Locale } from '#i18n/locales.ts'
import { StaticPage } from './schema.ts'

export const findStaticPage = (api: Api, locale: Locale, slug: string) =>
  orUndefined(
    api(StaticPage, `/api/items/pages/static/${encodeURIComponent(slug)}`, { lang: locales[locale].apiLanguage }),
  )
