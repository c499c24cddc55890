import type { Api } from '#api/api.ts'
import { locales, type Locale } from '#i18n/locales.ts'
import { BotPlans, PricingPageAnswer } from './schema.ts'

export const readPlans = async (api: Api, locale: Locale) =>
  (await api(BotPlans, '/api/items/bot-plans', { lang: locales[locale].apiLanguage })).botplans

export const readPricingPage = async (api: Api, locale: Locale) =>
  (await api(PricingPageAnswer, '/api/items/page-pricing', { lang: locales[locale].apiLanguage })).pricing_page
