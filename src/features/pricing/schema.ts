import * as v from 'valibot'
import { Text } from '#model/text.ts'

/** A cell of the compare table: a state, or a text to show. */
export const PlanCell = v.nullable(v.union([v.string(), v.boolean(), v.literal(0)]))
export type PlanCell = v.InferOutput<typeof PlanCell>

const amount = (sentence: string) => v.pipe(v.number(sentence), v.minValue(0, sentence))

/** A plan in US dollars: `price` before tax, `admin_fee` after it. Null means the app config's fee. */
export const BotPlan = v.strictObject({
  id: v.pipe(v.string(), v.slug('Write an id such as "starter"')),
  title: Text,
  price: amount('Write a price in dollars, such as 79'),
  min_capital: amount('Write an amount in dollars, such as 1000'),
  admin_fee: v.nullable(amount('Write a fee in dollars, or null for the fee of the app config')),
  risk_profile_matching: PlanCell,
  dashboard_report: PlanCell,
  support_level: PlanCell,
  community_access: PlanCell,
  onboarding_call: PlanCell,
  dedicated_manager: PlanCell,
  pause_cancel_anytime: PlanCell,
  is_most_popular: v.boolean(),
  translations: v.array(v.strictObject({ languages_code: Text, title: Text, intro: Text, options: v.array(Text) })),
})
export type BotPlan = v.InferOutput<typeof BotPlan>

/** `GET /api/items/bot-plans`. */
export const BotPlans = v.strictObject({ botplans: v.array(BotPlan) })
export type BotPlans = v.InferOutput<typeof BotPlans>

/** The texts around the plans. The form of a policy may be `Title (note)`. */
export const PricingPage = v.strictObject({
  setup_fee_description: Text,
  plan_onboarding: v.array(Text),
  plan_fee_policy: v.array(Text),
})
export type PricingPage = v.InferOutput<typeof PricingPage>

/** `GET /api/items/page-pricing`. */
export const PricingPageAnswer = v.strictObject({ pricing_page: PricingPage })
export type PricingPageAnswer = v.InferOutput<typeof PricingPageAnswer>
