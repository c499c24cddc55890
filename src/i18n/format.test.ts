import { expect, test } from 'vitest'
import { formatDate, formatNumber } from './format.ts'
import { locales } from './locales.ts'

test('dates have the format of each language', () => {
  expect(formatDate('en', '2024-11-12')).toBe('November 12, 2024')
  expect(formatDate('en', '2024-11-12', 'short')).toBe('Nov 12, 2024')
  expect(formatDate('vi', '2024-11-12')).toBe('12/11/2024')
  expect(formatDate('cn', '2024-11-12')).toBe('2024年11月12日')
  expect(formatDate('en', '2024-12-31T23:59:00+00:00')).toBe('December 31, 2024')
})

test('numbers have the separators of each language', () => {
  expect(formatNumber('en', 2847)).toBe('2,847')
  expect(formatNumber('vi', 2847)).toBe('2.847')
  expect(formatNumber('cn', 2847)).toBe('2,847')
})

test.each(['en', 'vi', 'cn'] as const)('%s: dates and numbers equal those of Intl', (locale) => {
  const { tag } = locales[locale]
  for (const [style, dateStyle] of [
    ['long', 'long'],
    ['short', 'medium'],
  ] as const) {
    // Vietnamese has one form: 26/9/2024.
    const format = new Intl.DateTimeFormat(tag, { ...(locale !== 'vi' && { dateStyle }), timeZone: 'UTC' })
    for (let month = 0; month < 12; month += 1) {
      const date = new Date(Date.UTC(2024, month, 3 + month))
      expect(formatDate(locale, date.toISOString(), style)).toBe(format.format(date))
    }
  }
  const format = new Intl.NumberFormat(tag)
  for (const value of [0, 7, 999, 1000, 12_345, 100_000, 1_234_567])
    expect(formatNumber(locale, value)).toBe(format.format(value))
})
