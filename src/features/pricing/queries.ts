import type { Api } from '#api/api.ts'
import type { Locale } from '#i18n/locales.ts'
import { plansCall, pricingPageCall } from './calls.ts'

export const readPlans = async (api: Api, lang: Locale) => (await api(plansCall, { lang })).botplans

export const readPricingPage = async (api: Api, lang: Locale) => (await api(pricingPageCall, { lang })).pricing_page
