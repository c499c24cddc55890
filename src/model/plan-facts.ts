import { createTranslator, type useTranslations } from 'use-intl'
import { locales, type Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages.ts'
import { formatCapital, formatMoney, moneyText, percentText, taxed } from '#i18n/money.ts'

/** The app config's numbers: the tax in percent, and the admin fee (dollars) of plans without their own. */
export interface PricingConfig {
  tax_rate: number
  admin_fee: number
}
type Tax = Pick<PricingConfig, 'tax_rate'>

/** A plan's numbers in dollars; `price` is monthly, before tax. */
interface PlanNumbers {
  price: number
  min_capital: number
  admin_fee: number | null
}

/** The one-time fee of a plan in dollars: its own, or that of the app config. */
export const adminFeeOf = (plan: Pick<PlanNumbers, 'admin_fee'>, config: Pick<PricingConfig, 'admin_fee'>) =>
  plan.admin_fee ?? config.admin_fee

/** The prices of a plan as formatted dollars: `month` with tax, `adminFee` unless it is 0. */
export function pricesOf(plan: PlanNumbers, config: PricingConfig) {
  const fee = adminFeeOf(plan, config)
  const price = taxed(plan.price, config.tax_rate)
  return {
    month: formatMoney(price),
    adminFee: fee > 0 ? formatMoney(fee) : undefined,
    firstInvoice: formatMoney(price + fee),
    minCapital: formatCapital(plan.min_capital),
  }
}

/** The pricing texts outside of React. */
export const pricingTexts = (locale: Locale, messages: Messages) =>
  createTranslator({ locale: locales[locale].tag, messages, namespace: 'pricing' })

export type PricingTexts = ReturnType<typeof useTranslations<'pricing'>> | ReturnType<typeof pricingTexts>

/** The average annual return (percent) in the marked result ("9.6", "9,6"); `undefined` if not a gain. */
export function annualReturn(results: { title: string; is_annual_return: boolean }[] | undefined): number | undefined {
  const stated = results?.find(({ is_annual_return }) => is_annual_return)?.title
  const percent = Number(stated?.replace(',', '.'))
  return percent > 0 ? percent : undefined
}

/**
 * The annual return (percent) less twelve subscription fees with tax: `atMinimum` and `atTwice` on the
 * minimum capital and twice as much. At `breakEven` (dollars, rounded up) fee and return are equal.
 * `undefined` without a return or a minimum capital.
 */
export function netOfFee({ price, min_capital }: PlanNumbers, { tax_rate }: Tax, annualReturn: number | undefined) {
  if (!annualReturn || min_capital === 0) return undefined
  const fee = taxed(price, tax_rate) * 12
  const net = (capital: number) => annualReturn - (fee / capital) * 100
  // A binary fraction may be just above a whole dollar.
  const breakEven = Math.ceil(Number(((fee * 100) / annualReturn).toFixed(6)))
  return { annualReturn, atMinimum: net(min_capital), atTwice: net(min_capital * 2), breakEven }
}

/** The formatted facts of `netOfFee`; `undefined` without facts. */
export function netTexts(
  t: PricingTexts,
  locale: Locale,
  plan: PlanNumbers,
  tax: Tax,
  annualReturn: number | undefined,
) {
  const facts = netOfFee(plan, tax, annualReturn)
  if (!facts) return undefined
  const at = (capital: number, net: number) => ({ capital: moneyText(locale, capital), net: percentText(locale, net) })
  return {
    nets: [at(plan.min_capital, facts.atMinimum), at(plan.min_capital * 2, facts.atTwice)] as const,
    breakEven: moneyText(locale, facts.breakEven),
    warning: t('feeLarger', { gross: percentText(locale, facts.annualReturn) }),
  }
}

/** The range of `netOfFee` over all plans in one line; `undefined` without facts. */
export function netRange(t: PricingTexts, locale: Locale, plans: PlanNumbers[], tax: Tax, annualReturn: number) {
  const facts = plans.flatMap((plan) => netOfFee(plan, tax, annualReturn) ?? [])
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
