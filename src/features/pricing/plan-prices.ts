import { formatCapital, formatMoney, priceWithTax } from '#i18n/money.ts'
import type { BotPlan } from './schema.ts'

/** What prices need of the app config: the tax in percent, the fee of plans without their own. */
export interface Numbers {
  tax_rate: number
  admin_fee: number
}

type Priced = Pick<BotPlan, 'price' | 'admin_fee' | 'min_capital'>

/** The prices of a plan as formatted dollars; `month` with tax, `adminFee` if there is one. */
export function pricesOf({ price, admin_fee, min_capital }: Priced, numbers: Numbers) {
  const fee = admin_fee ?? numbers.admin_fee
  return {
    month: priceWithTax(price, numbers.tax_rate),
    adminFee: fee > 0 ? formatMoney(fee) : undefined,
    minCapital: formatCapital(min_capital),
  }
}

/** The prices of all plans by their titles. */
export const planPrices = (plans: BotPlan[], numbers: Numbers) =>
  plans.map((plan) => ({
    id: plan.id,
    title: plan.translations[0]?.title ?? plan.title,
    ...pricesOf(plan, numbers),
  }))
