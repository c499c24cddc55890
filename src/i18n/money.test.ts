import { expect, test } from 'vitest'
import { formatCapital, formatMoney, moneyText, percentText, taxed } from './money.ts'

test('a price shows with tax, two decimals and thousands separators', () => {
  expect(formatMoney(taxed(9.08, 10))).toBe('9.99')
  expect(formatMoney(taxed(71.82, 10))).toBe('79.00')
  expect(taxed(71.82, 10)).toBe(79)
  expect(formatMoney(taxed(1234567.891, 0))).toBe('1,234,567.89')
})

test('amounts equal those of Intl', () => {
  const money = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const capital = new Intl.NumberFormat('en-US')
  for (let thousandths = 0; thousandths < 2_000_000; thousandths += 485) {
    const amount = thousandths / 1000
    expect(formatMoney(amount)).toBe(money.format(amount))
    expect(formatCapital(amount)).toBe(capital.format(amount))
  }
  for (const amount of [1_000, 1_000_000, 123_456_789.5]) expect(formatCapital(amount)).toBe(capital.format(amount))
})

test('an invalid number shows 0.00', () => {
  expect(formatMoney(Number.NaN)).toBe('0.00')
  expect(formatMoney(taxed(Number('ten'), 10))).toBe('0.00')
  expect(formatMoney(taxed(10, Number.POSITIVE_INFINITY))).toBe('0.00')
})

test('an amount in a sentence has the format of the language, without zero cents', () => {
  expect((['en', 'vi', 'cn'] as const).map((locale) => moneyText(locale, 5000))).toEqual([
    '$5,000',
    '5.000 USD',
    '5,000 美元',
  ])
  expect((['en', 'vi', 'cn'] as const).map((locale) => moneyText(locale, 1119.9))).toEqual([
    '$1,119.90',
    '1.119,90 USD',
    '1,119.90 美元',
  ])
})

test('percent has one decimal, a real minus sign, and no minus before zero', () => {
  expect(percentText('en', -9.36)).toBe('−9.4%')
  expect(percentText('vi', 4.25)).toBe('4,3%')
  expect(percentText('cn', -0.04)).toBe('0.0%')
})
