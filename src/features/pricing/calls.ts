import { call } from '#api/call.ts'
import { LangQuery } from '#api/query.ts'
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
