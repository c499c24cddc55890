import { locales, type Locale } from './locales.ts'

const dateFormats = new Map<string, Intl.DateTimeFormat>()
const numberFormats = new Map<Locale, Intl.NumberFormat>()

/**
 * Formats a calendar date such as `2024-11-12` in the page's language: long "November 12, 2024",
 * short "Nov 12, 2024".
 */
export function formatDate(locale: Locale, date: string, style: 'long' | 'short' = 'long'): string {
  const key = `${locale} ${style}`
  const format =
    dateFormats.get(key) ??
    new Intl.DateTimeFormat(locales[locale].tag, { dateStyle: style === 'long' ? 'long' : 'medium', timeZone: 'UTC' })
  dateFormats.set(key, format)
  return format.format(new Date(date))
}

/** Formats a whole number with the separators of the page's language: "2,847" in English. */
export function formatNumber(locale: Locale, value: number): string {
  const format = numberFormats.get(locale) ?? new Intl.NumberFormat(locales[locale].tag)
  numberFormats.set(locale, format)
  return format.format(value)
}
