import { locales, type Locale } from './locales.ts'
import { grouped, withSeparators } from './money.ts'

/**
 * Formats a calendar date such as `2024-11-12`, or a time's date in UTC: long November 12, 2024,
 * short Nov 12, 2024. Without Intl, whose first format takes a slow phone 120 ms
 * (docs/decisions/076-dates-without-intl.md).
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

/** Formats a whole number with the separators of the page's language: "2,847" in English. */
export const formatNumber = (locale: Locale, value: number): string => withSeparators(locale, grouped(String(value)))
