import * as v from 'valibot'
import type { Api } from '#api/api.ts'
import { locales, type Locale } from '#i18n/locales.ts'
import { FaqItem, Home } from './schema.ts'

const FaqItems = v.array(FaqItem)

export const readHome = (api: Api, locale: Locale) =>
  api(Home, '/api/items/pages/home', { lang: locales[locale].apiLanguage })

/** Published, featured questions (spec §7). */
export const readFeaturedFaq = (api: Api, locale: Locale) =>
  api(FaqItems, '/api/items/faq', {
    filter: JSON.stringify({
      faq_id: { status: { _eq: 'published' }, is_feature: { _eq: true } },
      languages_code: { _eq: locales[locale].apiLanguage },
    }),
  })
