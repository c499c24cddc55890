import { locales, type Locale } from './locales.ts'
import { grouped, withSeparators } from './money.ts'

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

/** Formats a whole number with the language's separators: "2,847" in English. */
export const formatNumber = (locale: Locale, value: number): string => withSeparators(locale, grouped(String(value)))
