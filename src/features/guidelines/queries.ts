import type { Api } from '#api/api.ts'
import { locales, type Locale } from '#i18n/locales.ts'
import { Guideline, Guidelines } from './schema.ts'

export const readGuidelines = (api: Api, locale: Locale) =>
  api(Guidelines, '/api/guidelines', { lang: locales[locale].apiLanguage })

/** The one article, whatever the slug (spec §2). */
export const readGuideline = (api: Api, locale: Locale, slug: string) =>
  api(Guideline, `/api/guidelines/${encodeURIComponent(slug)}`, { lang: locales[locale].apiLanguage })
