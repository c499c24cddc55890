import { orUndefined, type Api } from '#api/api.ts'
import { findOrEnglish } from '#i18n/english-fallback.ts'
import type { Locale } from '#i18n/locales.ts'
import { staticPageCall } from './calls.ts'

export const findStaticPage = (api: Api, locale: Locale, slug: string) =>
  findOrEnglish(locale, (lang) => orUndefined(api(staticPageCall, { lang, slug })))
