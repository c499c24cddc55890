import { createTranslator, type useTranslations } from 'use-intl'
import { locales, type Locale } from '#i18n/locales.ts'
import type { Messages } from '#i18n/messages.ts'
import { moneyText, percentText, priceText, taxed } from '#i18n/money.ts'
import { figuresAfterBroker } from './samples.ts'
import type { ProfileName, Samples } from './samples-schema.ts'

/** The app config's numbers: the tax in percent, and the admin fee (dollars) of plans without their own. */
export interface PricingConfig {
  tax_rate: number
  admin_fee: number
}

/** A plan's numbers in dollars; `price` is monthly, before tax. */
export interface PlanNumbers {
  id: string
  price: number
  min_capital: number
  admin_fee: number | null
}

/** The one-time fee of a plan in dollars: its own, or that of the app config. */
export const adminFeeOf = (plan: Pick<PlanNumbers, 'admin_fee'>, config: Pick<PricingConfig, 'admin_fee'>) =>
  plan.admin_fee ?? config.admin_fee

/** The fees of a plan in dollars, with tax: a month, the first year with the admin fee, and a later year. */
export function feesOf(plan: PlanNumbers, config: PricingConfig) {
  const month = taxed(plan.price, config.tax_rate)
  const admin = adminFeeOf(plan, config)
  const year = taxed(month * 12, 0)
  return { month, admin, year, firstYear: taxed(year + admin, 0) }
}

/** The prices of a plan in the language's form: `month` with tax, `adminFee` unless it is 0. */
export function pricesOf(locale: Locale, plan: PlanNumbers, config: PricingConfig) {
  const { month, admin } = feesOf(plan, config)
  return {
    month: priceText(locale, month),
    adminFee: admin > 0 ? priceText(locale, admin) : undefined,
    firstInvoice: priceText(locale, month + admin),
    minCapital: moneyText(locale, plan.min_capital),
  }
}

/** The pricing texts outside of React. */
export const pricingTexts = (locale: Locale, messages: Messages) =>
  createTranslator({ locale: locales[locale].tag, messages, namespace: 'pricing' })

export type PricingTexts = ReturnType<typeof useTranslations<'pricing'>> | ReturnType<typeof pricingTexts>

/** Money with its share of the capital: "$948 (4.7%)". */
const withShare = (locale: Locale, amount: number, capital: number, signed = false) =>
  `${moneyText(locale, amount, { signed })} (${percentText(locale, (amount / capital) * 100, { signed })})`

/**
 * The cost of a year on the minimum capital, and the rest of the average sample year of each
 * profile of the plan after its broker's fees and the first year's fees. `undefined` for plans without
 * a minimum capital, or without samples.
 */
export function yearTexts(locale: Locale, plan: PlanNumbers, config: PricingConfig, samples: Samples | undefined) {
  const capital = plan.min_capital
  const choice = samples?.plans[plan.id]
  if (!samples || !choice || capital === 0) return undefined
  const { year, firstYear } = feesOf(plan, config)
  const left = (profile: ProfileName) => (capital * figuresAfterBroker(samples, profile).annual) / 100 - firstYear
  return {
    capital: moneyText(locale, capital),
    firstYear: withShare(locale, firstYear, capital),
    laterYear: year === firstYear ? undefined : withShare(locale, year, capital),
    left: choice.profiles.map((profile) => ({ profile, text: withShare(locale, left(profile), capital, true) })),
  }
}

/**
 * The least minimum capital in dollars: the fees of a year are at most half of the plan's usual sample
 * return.
 */
export function leastCapital(plan: PlanNumbers, config: PricingConfig, samples: Samples): number {
  const choice = samples.plans[plan.id]
  if (!choice) return 0
  const { annual } = figuresAfterBroker(samples, choice.usual)
  // A binary fraction may be just above a whole dollar.
  return annual > 0 ? Math.ceil(Number(((feesOf(plan, config).year * 2 * 100) / annual).toFixed(6))) : Infinity
}
