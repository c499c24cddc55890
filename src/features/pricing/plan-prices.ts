import { formatCapital, formatMoney, priceWithTax } from '#i18n/money.ts'
import { adminFeeOf, type Numbers, type PlanNumbers } from '#model/plan-facts.ts'
import type { BotPlan } from './schema.ts'

/** The prices of a plan as formatted dollars; `month` with tax, `adminFee` if there is one. */
export function pricesOf(plan: PlanNumbers, numbers: Numbers) {
  const fee = adminFeeOf(plan, numbers)
  return {
    month: priceWithTax(plan.price, numbers.tax_rate),
    adminFee: fee > 0 ? formatMoney(fee) : undefined,
    minCapital: formatCapital(plan.min_capital),
  }
}

/** The prices of all plans by their titles. */
export const planPrices = (plans: BotPlan[], numbers: Numbers) =>
  plans.map((plan) => ({
    id: plan.id,
    title: plan.translations[0]?.title ?? plan.title,
    ...pricesOf(plan, numbers),
  }))
