import { locales, type Locale } from './locales.ts'

/** `create`, which keeps what it made for the same arguments: formats are slow to create. */
export function kept<Arguments extends unknown[], Format>(create: (...of: Arguments) => Format) {
  const formats = new Map<string, Format>()
  return (...of: Arguments): Format => {
    const key = JSON.stringify(of)
    const format = formats.get(key) ?? create(...of)
    formats.set(key, format)
    return format
  }
}

const dateFormat = kept(
  (tag: string, dateStyle: 'long' | 'medium') =>
    // Vietnamese has one form, in texts as here: 26/9/2024.
    new Intl.DateTimeFormat(tag, { ...(tag === locales.vi.tag ? {} : { dateStyle }), timeZone: 'UTC' }),
)
const numberFormat = kept((tag: string) => new Intl.NumberFormat(tag))

/** Formats a calendar date such as `2024-11-12`: long November 12, 2024, short Nov 12, 2024. */
export const formatDate = (locale: Locale, date: string, style: 'long' | 'short' = 'long'): string =>
  dateFormat(locales[locale].tag, style === 'long' ? 'long' : 'medium').format(new Date(date))

/** Formats a whole number with the separators of the page's language: "2,847" in English. */
export const formatNumber = (locale: Locale, value: number): string => numberFormat(locales[locale].tag).format(value)
