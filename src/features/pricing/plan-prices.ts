import { pricesOf, type Numbers } from '#model/plan-facts.ts'
import type { BotPlan } from './schema.ts'

/** The prices of all plans by their titles. */
export const planPrices = (plans: BotPlan[], numbers: Numbers) =>
  plans.map((plan) => ({
    id: plan.id,
    title: plan.translations[0]?.title ?? plan.title,
    ...pricesOf(plan, numbers),
  }))
