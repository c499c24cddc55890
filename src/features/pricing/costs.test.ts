import { expect, test } from 'vitest'
import { seededRandom } from '#tests/support/random.ts'
import { capitalToPay, costsOf, fieldText, fieldValue, numberOf, usualTrades } from './costs.ts'

const plan = { id: 'launchpad', price: 71.82, min_capital: 20_000, admin_fee: null }
const config = { tax_rate: 10, admin_fee: 99 }

test.each([
  ['en', '20,000', 20_000],
  ['en', '$1,234.50', 1234.5],
  ['en', '20000', 20_000],
  ['en', '0,1', 0.1],
  ['en', '20.000', 20],
  ['vi', '20.000', 20_000],
  ['vi', '1.234,50 USD', 1234.5],
  ['vi', '0,05', 0.05],
  ['vi', '0.05', 0.05],
  ['vi', '0.125', 0.125],
  ['cn', '20,000 美元', 20_000],
  ['en', '0.05 %', 0.05],
  ['en', 'ten', undefined],
  ['en', '-5', undefined],
  ['en', '', undefined],
  ['en', '1,2,3', undefined],
] as const)('%s: "%s" is %s', (locale, text, value) => {
  expect(numberOf(locale, text)).toBe(value)
})

test.each(['en', 'vi', 'cn'] as const)('%s: what the form shows is read back', (locale) => {
  for (const value of [0, 0.05, 0.1, 10, 999, 1000, 1234.5, 20_000, 10_000_000])
    expect(numberOf(locale, fieldText(locale, value))).toBe(value)
})

test('a field refuses what is no number, and what is too small or too large', () => {
  expect(fieldValue('en', 'capital', 'much')).toBe('number')
  expect(fieldValue('en', 'capital', '99')).toBe('range')
  expect(fieldValue('en', 'trades', '1.5')).toBe('number')
  expect(fieldValue('en', 'spread', '11')).toBe('range')
  expect(fieldValue('en', 'trades', '0')).toBe(0)
})

test('the usual trades on LaunchPad, line by line', () => {
  const costs = costsOf(plan, config, { capital: 20_000, ...usualTrades })
  expect(costs.lines).toEqual([
    { name: 'fee', month: 7900, year: 94_800 },
    { name: 'commission', month: 2000, year: 24_000 },
    { name: 'spread', month: 2000, year: 24_000 },
    { name: 'admin', month: 0, year: 9900, once: true },
  ])
  expect(costs).toMatchObject({ order: 200_000, month: 11_900, laterYear: 142_800, firstYear: 152_700 })
  expect(costsOf({ ...plan, admin_fee: 0 }, config, { capital: 20_000, ...usualTrades }).firstYear).toBe(142_800)
})

test('whatever is typed, lines are whole cents and add up to the sums', () => {
  const { below } = seededRandom(7)
  const random = () => below(1_000_000) / 1_000_000
  for (let index = 0; index < 2000; index += 1) {
    const values = {
      capital: Math.round(random() * 1e8) / 100 + 100,
      trades: Math.floor(random() * 500),
      commission: random(),
      spread: random(),
    }
    const costs = costsOf({ ...plan, price: Math.round(random() * 50_000) / 100 }, config, values)
    for (const { month, year, once } of costs.lines) {
      expect(Number.isInteger(month)).toBe(true)
      expect(once ? month : month * 12).toBe(once ? 0 : year)
    }
    const sumOf = (of: 'month' | 'year') => costs.lines.reduce((sum, line) => sum + line[of], 0)
    expect([sumOf('month'), sumOf('year')]).toEqual([costs.month, costs.firstYear])
    expect(costs.firstYear - costs.laterYear).toBe(9900)
  }
})

test('at the capital from which a plan pays, return and costs are equal to the cent', () => {
  const values = { capital: 20_000, ...usualTrades }
  const cents = capitalToPay(costsOf(plan, config, values), values, 12) ?? 0
  const at = (capital: number) => costsOf(plan, config, { ...values, capital: capital / 100 })
  expect(cents * 0.12).toBeGreaterThanOrEqual(at(cents).firstYear - 12)
  expect((cents - 10_000) * 0.12).toBeLessThan(at(cents - 10_000).firstYear)
  expect(capitalToPay(costsOf(plan, config, values), values, 2.4)).toBeUndefined()
})
