import type { Api } from '#api/api.ts'
import { call } from '#api/call.ts'
import { LangQuery, NoQuery } from '#api/query.ts'
import type { Locale } from '#i18n/locales.ts'
import { Samples } from '#model/samples-schema.ts'
import { BotPlans, PricingPageAnswer } from './schema.ts'

export const plansCall = /* @__PURE__ */ call({
  path: '/api/items/bot-plans',
  query: LangQuery,
  answer: import.meta.env.SSR && BotPlans,
})

export const pricingPageCall = /* @__PURE__ */ call({
  path: '/api/items/page-pricing',
  query: LangQuery,
  answer: import.meta.env.SSR && PricingPageAnswer,
})

/** The invented months from which the sample figures follow. */
export const samplesCall = /* @__PURE__ */ call({
  path: '/api/samples',
  query: NoQuery,
  answer: import.meta.env.SSR && Samples,
})

/** The id of each plan, and its title in the language. */
export async function readPlanNames(api: Api, lang: Locale) {
  const { botplans } = await api(plansCall, { lang })
  return botplans.map(({ id, title, translations }) => ({ id, title: translations[0]?.title ?? title }))
}
