import { formatNumber, rounded, signOf, type AmountStyle } from './format.ts'
import { locales, type Locale } from './locales.ts'

/** `price` plus `taxRate` percent, in whole cents. Dollars. */
export function taxed(price: number, taxRate: number): number {
  return rounded(price + (price * taxRate) / 100, 2)
}

/**
 * Dollars in the language's form, the only one in texts and tables: "$5,000", "5.000 USD", "5,000 美元". Omits
 * zero cents unless `decimals` are set. An amount that is not a number shows as 0.
 */
export function moneyText(locale: Locale, amount: number, { decimals, signed }: AmountStyle = {}): string {
  const dollars = rounded(Number.isFinite(amount) ? amount : 0, decimals ?? 2)
  const number = formatNumber(locale, Math.abs(dollars), { decimals: decimals ?? (Number.isInteger(dollars) ? 0 : 2) })
  return signOf(dollars, signed) + locales[locale].money.replace('#', () => number)
}

/** A price with two decimals: "$79.00", "79,00 USD", "79.00 美元". */
export const priceText = (locale: Locale, amount: number) => moneyText(locale, amount, { decimals: 2 })

/** Percent with one decimal, unless `decimals` are set: "−9.4%", in Vietnamese "−9,4%". */
export const percentText = (locale: Locale, percent: number, { decimals = 1, signed }: AmountStyle = {}) =>
  `${formatNumber(locale, percent, { decimals, signed })}%`
