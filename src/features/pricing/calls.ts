import { call } from '#api/call.ts'
import { LangQuery, NoQuery } from '#api/query.ts'
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
