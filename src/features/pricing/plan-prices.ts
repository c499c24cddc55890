import { formatCapital, formatMoney, priceWithTax } from '#i18n/money.ts'
import { adminFeeOf } from './price.ts'
import type { BotPlan } from './schema.ts'

/**
 * Prices of each plan as formatted dollars, with tax. `adminFee` is absent for plans without one.
 */
export function planPrices(plans: BotPlan[], numbers: { tax_rate: number; admin_fee: number }) {
  return plans.map((plan) => {
    const fee = adminFeeOf(plan.admin_fee, numbers.admin_fee)
    return {
      id: plan.id,
      title: plan.translations[0]?.title ?? plan.title,
      month: priceWithTax(plan.price, numbers.tax_rate),
      adminFee: fee > 0 ? formatMoney(fee) : undefined,
      minCapital: formatCapital(plan.min_capital),
    }
  })
}
