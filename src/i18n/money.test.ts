import { expect, test } from 'vitest'
import { formatNumber } from './format.ts'
import { moneyText, percentText, priceText, taxed } from './money.ts'

const inEach = (write: (locale: 'en' | 'vi' | 'cn') => string) => (['en', 'vi', 'cn'] as const).map(write)

test('a price shows with tax, two decimals and thousands separators, in the form of the language', () => {
  expect(priceText('en', taxed(9.08, 10))).toBe('$9.99')
  expect(inEach((locale) => priceText(locale, taxed(71.82, 10)))).toEqual(['$79.00', '79,00 USD', '79.00 美元'])
  expect(taxed(71.82, 10)).toBe(79)
  expect(priceText('vi', taxed(1234567.891, 0))).toBe('1.234.567,89 USD')
})

test('amounts equal those of Intl', () => {
  const money = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const number = new Intl.NumberFormat('en-US')
  for (let thousandths = 0; thousandths < 2_000_000; thousandths += 485) {
    const amount = thousandths / 1000
    expect(priceText('en', amount)).toBe(`$${money.format(amount)}`)
    expect(formatNumber('en', amount)).toBe(number.format(amount))
  }
  for (const amount of [1_000, 1_000_000, 123_456_789.5]) expect(formatNumber('en', amount)).toBe(number.format(amount))
})

test('an invalid number shows 0.00', () => {
  expect(priceText('en', Number.NaN)).toBe('$0.00')
  expect(priceText('en', taxed(Number('ten'), 10))).toBe('$0.00')
  expect(priceText('en', taxed(10, Number.POSITIVE_INFINITY))).toBe('$0.00')
})

test('an amount in a sentence has the format of the language, without zero cents', () => {
  expect(inEach((locale) => moneyText(locale, 5000))).toEqual(['$5,000', '5.000 USD', '5,000 美元'])
  expect(inEach((locale) => moneyText(locale, 1119.9))).toEqual(['$1,119.90', '1.119,90 USD', '1,119.90 美元'])
  expect(moneyText('en', 78.9999)).toBe('$79')
})

test('a sign is before the currency, and decimals may be fewer than none', () => {
  expect(inEach((locale) => moneyText(locale, -22))).toEqual(['−$22', '−22 USD', '−22 美元'])
  expect(moneyText('en', 873, { signed: true })).toBe('+$873')
  expect(moneyText('vi', 9875, { decimals: -2 })).toBe('9.900 USD')
  expect(formatNumber('cn', -0.04, { decimals: 1, signed: true })).toBe('0.0')
})

test('percent has one decimal, a real minus sign, and no minus before zero', () => {
  expect(percentText('en', -9.36)).toBe('−9.4%')
  expect(percentText('vi', 4.25)).toBe('4,3%')
  expect(percentText('cn', -0.04)).toBe('0.0%')
  expect(percentText('en', 19, { decimals: 0 })).toBe('19%')
})
