import { formatNumber } from '#i18n/format.ts'
import { locales, type Locale } from '#i18n/locales.ts'
import { feesOf, type PlanNumbers, type PricingConfig } from '#model/plan-facts.ts'

/**
 * The fields of the form with their limits. Money in dollars; commission and spread in percent of an
 * order.
 */
export const costFields = {
  capital: { least: 100, most: 10_000_000, whole: false },
  trades: { least: 0, most: 5000, whole: true },
  commission: { least: 0, most: 10, whole: false },
  spread: { least: 0, most: 10, whole: false },
} as const
export type CostField = keyof typeof costFields

/** Each trade uses this share of the capital, the largest position of the Moderate profile. */
export const orderShare = 0.1

/** With these the broker takes 0.2 percent of the capital a month. */
export const usualTrades = { trades: 10, commission: 0.05, spread: 0.1 }

export type CostValues = Record<CostField, number>

/**
 * The number in a text that a person typed: "20,000", in Vietnamese "20.000". A mark of thousands
 * counts only before groups of three digits, so "0.1" is a tenth everywhere. `undefined` if it is no
 * number.
 */
export function numberOf(locale: Locale, text: string): number | undefined {
  const [groups, decimal] = locales[locale].decimalComma ? ['.', ','] : [',', '.']
  const digits = text.replaceAll(/[\s$%]|USD|美元/gi, '')
  const isGrouped = new RegExp(String.raw`^[1-9]\d{0,2}([${groups}]\d{3})+([${decimal}]\d+)?$`).test(digits)
  const plain = (isGrouped ? digits.replaceAll(groups, '') : digits).replace(',', '.')
  return /^\d{1,12}(\.\d+)?$/.test(plain) ? Number(plain) : undefined
}

/** The value of a field, or the message about it: what is missing or too large. */
export function fieldValue(locale: Locale, field: CostField, text: string): number | 'number' | 'range' {
  const { least, most, whole } = costFields[field]
  const value = numberOf(locale, text)
  if (value === undefined || (whole && !Number.isInteger(value))) return 'number'
  return value < least || value > most ? 'range' : value
}

/** A value as the form shows it. */
export const fieldText = (locale: Locale, value: number) => formatNumber(locale, value)

/** A line of the calculation in whole cents. `once` is paid in the first year only. */
export interface CostLine {
  name: 'fee' | 'commission' | 'spread' | 'admin'
  month: number
  year: number
  once?: true | undefined
}

/** The costs of a plan in cents. A year is twelve times a month, and sums are sums of the lines. */
export function costsOf(plan: PlanNumbers, config: PricingConfig, values: CostValues) {
  const { month: fee, admin } = feesOf(plan, config)
  const order = Math.round(values.capital * 100 * orderShare)
  // A commission is paid for buying and for selling, the spread once.
  const perOrder = (percent: number) => Math.round((values.trades * order * percent) / 100)
  const line = (name: CostLine['name'], month: number): CostLine => ({ name, month, year: month * 12 })
  const lines = [
    line('fee', Math.round(fee * 100)),
    line('commission', perOrder(values.commission * 2)),
    line('spread', perOrder(values.spread)),
  ]
  const sum = (of: 'month' | 'year') => lines.reduce((total, each) => total + each[of], 0)
  const once = Math.round(admin * 100)
  return {
    lines: [...lines, ...(once > 0 ? [{ name: 'admin', month: 0, year: once, once: true } as const] : [])],
    order,
    month: sum('month'),
    laterYear: sum('year'),
    firstYear: sum('year') + once,
    broker: sum('year') - (lines[0]?.year ?? 0),
  }
}
export type Costs = ReturnType<typeof costsOf>

/**
 * The capital in cents from which a sample return (percent a year, before fees) is larger than all
 * costs of the first year; `undefined` if the broker alone takes as much.
 */
export function capitalToPay(costs: Costs, values: CostValues, gross: number): number | undefined {
  const brokerPercent = (costs.broker / (values.capital * 100)) * 100
  const left = gross - brokerPercent
  return left > 0 ? Math.ceil(Number((((costs.firstYear - costs.broker) * 100) / left).toFixed(6))) : undefined
}
