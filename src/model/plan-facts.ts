import { createTranslator, type useTranslations } from 'use-intl'
import { locales, type Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages.ts'
import { formatCapital, formatMoney, moneyText, percentText, taxed } from '#i18n/money.ts'

/** What prices need of the app config: the tax in percent, the fee of plans without their own. */
export interface Numbers {
  tax_rate: number
  admin_fee: number
}

/** Percent. */
type Tax = Pick<Numbers, 'tax_rate'>

/** The numbers of a plan: dollars, `price` a month and before tax. */
export interface PlanNumbers {
  price: number
  min_capital: number
  admin_fee: number | null
}

/** The one-time fee of a plan in dollars: its own, or that of the app config. */
export const adminFeeOf = ({ admin_fee }: Pick<PlanNumbers, 'admin_fee'>, numbers: Pick<Numbers, 'admin_fee'>) =>
  admin_fee ?? numbers.admin_fee

/** The prices of a plan as formatted dollars; `month` with tax, `adminFee` if there is one. */
export function pricesOf(plan: PlanNumbers, numbers: Numbers) {
  const fee = adminFeeOf(plan, numbers)
  const price = taxed(plan.price, numbers.tax_rate)
  return {
    month: formatMoney(price),
    adminFee: fee > 0 ? formatMoney(fee) : undefined,
    firstInvoice: formatMoney(price + fee),
    minCapital: formatCapital(plan.min_capital),
  }
}

/** The texts around prices outside of React; a component has them by `useTranslations`. */
export const pricingTexts = (locale: Locale, messages: Messages) =>
  createTranslator({ locale: locales[locale].tag, messages, namespace: 'pricing' })

export type PricingTexts = ReturnType<typeof useTranslations<'pricing'>> | ReturnType<typeof pricingTexts>

/**
 * The average annual return in percent that the results state, as they write it ("9.6", "9,6");
 * `undefined` when none of them is marked as it, or it is no gain.
 */
export function annualReturn(results: { title: string; is_annual_return: boolean }[] | undefined): number | undefined {
  const stated = results?.find(({ is_annual_return }) => is_annual_return)?.title
  const percent = Number(stated?.replace(',', '.'))
  return percent > 0 ? percent : undefined
}

/**
 * What twelve subscription fees, tax included, leave of an average annual return (percent).
 * `atMinimum` and `atTwice` are percent a year on the minimum capital and on twice as much;
 * `breakEven` is the capital in dollars, rounded up, at which fee and return are equal. `undefined`
 * for a plan without a minimum capital.
 */
export function netOfFee({ price, min_capital }: PlanNumbers, { tax_rate }: Tax, annualReturn: number) {
  if (min_capital === 0) return undefined
  const fee = taxed(price, tax_rate) * 12
  const net = (capital: number) => annualReturn - (fee / capital) * 100
  // Binary fractions may lie just above a whole dollar.
  const breakEven = Math.ceil(Number(((fee * 100) / annualReturn).toFixed(6)))
  return { atMinimum: net(min_capital), atTwice: net(min_capital * 2), breakEven }
}

/** The facts of `netOfFee` as a page writes them; `undefined` where they cannot be calculated. */
export function netTexts(
  t: PricingTexts,
  locale: Locale,
  plan: PlanNumbers,
  numbers: Tax,
  annualReturn: number | undefined,
) {
  const facts = annualReturn === undefined ? undefined : netOfFee(plan, numbers, annualReturn)
  if (annualReturn === undefined || !facts) return undefined
  const { atMinimum, atTwice, breakEven } = facts
  const at = (capital: number, net: number) => ({
    capital: moneyText(locale, capital),
    net: percentText(locale, net),
  })
  return {
    nets: [at(plan.min_capital, atMinimum), at(plan.min_capital * 2, atTwice)] as const,
    breakEven: moneyText(locale, breakEven),
    warning: t('feeLarger', { gross: percentText(locale, annualReturn) }),
  }
}

/** The facts of all plans in one line, to stand beside `annualReturn`; `undefined` without plans. */
export function netRange(
  t: PricingTexts,
  locale: Locale,
  plans: PlanNumbers[],
  numbers: Tax,
  annualReturn: number,
): string | undefined {
  const facts = plans.flatMap((plan) => netOfFee(plan, numbers, annualReturn) ?? [])
  if (facts.length === 0) return undefined
  const nets = facts.map(({ atMinimum }) => atMinimum)
  const capitals = facts.map(({ breakEven }) => breakEven)
  return t('netRange', {
    from: percentText(locale, Math.min(...nets)),
    to: percentText(locale, Math.max(...nets)),
    low: moneyText(locale, Math.min(...capitals)),
    high: moneyText(locale, Math.max(...capitals)),
  })
}
