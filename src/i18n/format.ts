import { locales, type Locale } from './locales.ts'

/**
 * Formats a date such as `2024-11-12`, or a time in UTC: November 12, 2024, or short Nov 12, 2024.
 * Intl's first format takes 120 ms on a slow phone (docs/decisions/076-dates-without-intl.md).
 */
export function formatDate(locale: Locale, date: string, style: 'long' | 'short' = 'long'): string {
  const { date: form, months } = locales[locale]
  const time = new Date(date)
  const month = time.getUTCMonth()
  const name = months?.[month] ?? ''
  return form
    .replace('{month}', style === 'long' ? name : name.slice(0, 3))
    .replace('{m}', String(month + 1))
    .replace('{d}', String(time.getUTCDate()))
    .replace('{y}', String(time.getUTCFullYear()))
}

const englishMonths = { year: '{month} {y}', name: '{month}', period: '{month}–{last} {y}' }

/**
 * Formats a month such as `2022-03`: March 2022, or its name: March. A period lasts until `last`, a
 * month of the same year: January–June 2022.
 */
export function formatMonth(locale: Locale, month: string, form: 'year' | 'name' | 'period', last = month): string {
  const { monthForms = englishMonths, months = [] } = locales[locale]
  const numberOf = (text: string) => Number(text.slice(5))
  return monthForms[form]
    .replace('{month}', months[numberOf(month) - 1] ?? '')
    .replace('{m}', String(numberOf(month)))
    .replace('{last}', months[numberOf(last) - 1] ?? '')
    .replace('{lastM}', String(numberOf(last)))
    .replace('{y}', month.slice(0, 4))
}

/** Adds English separators. Intl's first formatter takes a tenth of an isolate's first answer. */
function grouped(number: string): string {
  const [whole = '', ...decimals] = number.split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.')
}

/** Rounds half up in decimal: 1.005 → 1.01, although its binary value is slightly smaller. */
export function rounded(amount: number, decimals: number): number {
  const scale = 10 ** decimals
  return (Math.sign(amount) * Math.round(Math.abs(amount) * scale * (1 + Number.EPSILON))) / scale
}

/** How an amount is written. */
export interface AmountStyle {
  /** Decimals that are always written. −2 rounds to hundreds. */
  decimals?: number
  /** Writes `+` before a gain. */
  signed?: boolean
}

export const signOf = (value: number, signed = false) => (value < 0 ? '−' : signed && value > 0 ? '+' : '')

/**
 * A number with the language's separators, up to three decimals, and a real minus sign: "1,234.5",
 * "−1.234,5".
 */
export function formatNumber(locale: Locale, value: number, { decimals, signed }: AmountStyle = {}): string {
  const shown = rounded(value, decimals ?? 3)
  const digits = Math.abs(shown)
  const text = grouped(decimals === undefined ? String(digits) : digits.toFixed(Math.max(decimals, 0)))
  const { decimalComma } = locales[locale]
  return `${signOf(shown, signed)}${decimalComma ? text.replaceAll(/[.,]/g, (mark) => (mark === ',' ? '.' : ',')) : text}`
}
