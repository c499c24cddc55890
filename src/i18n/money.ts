import { locales, type Locale } from './locales.ts'

/** Adds English separators. Intl's first formatter takes a tenth of an isolate's first answer. */
export function grouped(number: string): string {
  const [whole = '', ...decimals] = number.split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.')
}

/** Rounds half up in decimal: 1.005 → 1.01, although its binary value is slightly smaller. */
function rounded(amount: number, decimals: number): number {
  const scale = 10 ** decimals
  return Math.round(amount * scale * (1 + Number.EPSILON)) / scale
}

/** Two decimals and thousands separators; `0.00` if `amount` is not a number. Dollars. */
export function formatMoney(amount: number): string {
  return Number.isFinite(amount) ? grouped(rounded(amount, 2).toFixed(2)) : '0.00'
}

/** Thousands separators and up to three decimals. Dollars. */
export function formatCapital(amount: number): string {
  return grouped(String(rounded(amount, 3)))
}

/** `price` plus `taxRate` percent, in whole cents. Dollars. */
export function taxed(price: number, taxRate: number): number {
  return rounded(price + (price * taxRate) / 100, 2)
}

/** Replaces English separators by those of the language: "1.234,5" in Vietnamese. */
export const withSeparators = (locale: Locale, number: string) =>
  locales[locale].decimalComma ? number.replaceAll(/[.,]/g, (mark) => (mark === ',' ? '.' : ',')) : number

/** Dollars in a sentence of the language: "$5,000", "5.000 USD", "5,000 美元". Omits zero cents. */
export function moneyText(locale: Locale, amount: number): string {
  const number = withSeparators(locale, Number.isInteger(amount) ? formatCapital(amount) : formatMoney(amount))
  return locales[locale].money.replace('#', () => number)
}

/** Percent with one decimal and a real minus sign: "−9.4%", in Vietnamese "−9,4%". */
export function percentText(locale: Locale, percent: number): string {
  const shown = rounded(percent, 1)
  return `${shown < 0 ? '−' : ''}${withSeparators(locale, Math.abs(shown).toFixed(1))}%`
}
