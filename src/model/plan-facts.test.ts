import { expect, test } from 'vitest'
import { localeCodes } from '#i18n/locales.ts'
import { loadMessages } from '#i18n/messages.ts'
import { taxed } from '#i18n/money.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'
import { annualReturn, netOfFee, netRange, netTexts, pricingTexts, pricesOf } from './plan-facts.ts'

const numbers = { tax_rate: 10, admin_fee: 99 }
const plan = { price: 71.82, min_capital: 5000, admin_fee: null }

test('12 × $79 turn 9.6 % into −9.4 % on $5,000 and 0.1 % on $10,000; the break-even is $9,875', () => {
  const facts = netOfFee(plan, numbers, 9.6)
  expect(facts?.atMinimum).toBeCloseTo(-9.36)
  expect(facts?.atTwice).toBeCloseTo(0.12)
  expect(facts?.breakEven).toBe(9875)
  // 1,248.75 is rounded up: on a dollar less the fee is larger.
  expect(netOfFee({ price: 9.08, min_capital: 1000, admin_fee: 0 }, numbers, 9.6)?.breakEven).toBe(1249)
  expect(netOfFee({ ...plan, min_capital: 0 }, numbers, 9.6)).toBeUndefined()
})

test.each([
  ['9.6', 9.6],
  ['9,6', 9.6],
  ['0', undefined],
  ['−2.5', undefined],
  ['about ten', undefined],
])('the marked result "%s" is %s percent a year', (title, percent) => {
  const other = { title: '14.8', is_annual_return: false }
  expect(annualReturn([other, { title, is_annual_return: true }])).toBe(percent)
  expect(annualReturn([other])).toBeUndefined()
})

test.each([
  ['en', '−9.4%', '$5,000', '$9,875', '9.6%'],
  ['vi', '−9,4%', '5.000 USD', '9.875 USD', '9,6%'],
  ['cn', '−9.4%', '5,000 美元', '9,875 美元', '9.6%'],
] as const)('%s: the facts have the format of the language', async (locale, net, capital, breakEven, gross) => {
  const t = pricingTexts(locale, (await loadMessages(locale)).default)
  const texts = netTexts(t, locale, plan, numbers, 9.6)
  expect(texts).toMatchObject({ nets: [{ net, capital }, {}], breakEven })
  expect(texts?.warning).toContain(gross)
  const line = netRange(t, locale, [plan], numbers, 9.6)
  expect([line?.split(net).length, line?.split(breakEven).length]).toEqual([3, 3])
  expect(netTexts(t, locale, plan, numbers, undefined)).toBeUndefined()
})

test.each(localeCodes)('%s: every plan has a break-even capital for the stated return', async (locale) => {
  const [{ results }, { botplans }, { app_configs }] = await Promise.all([
    embeddedContent.home(locale),
    embeddedContent.plans(locale),
    embeddedContent.config(locale),
  ])
  const percent = annualReturn(results?.list_results)
  expect(percent).toBe(9.6)
  for (const each of botplans) {
    const { breakEven = 0 } = netOfFee(each, app_configs, percent ?? 0) ?? {}
    const fee = taxed(each.price, app_configs.tax_rate) * 12
    expect(breakEven * 0.096).toBeGreaterThanOrEqual(fee - 1e-9)
    expect((breakEven - 1) * 0.096).toBeLessThan(fee)
  }
})

test('a plan without a fee has that of the config, a fee of 0 stays 0', () => {
  const numbers = { tax_rate: 10, admin_fee: 99 }
  const feeOf = (admin_fee: number | null) => pricesOf({ price: 79, min_capital: 1000, admin_fee }, numbers).adminFee
  expect(feeOf(null)).toBe('99.00')
  expect(feeOf(199)).toBe('199.00')
  expect(feeOf(0)).toBeUndefined()
})

test('the first invoice is the month with tax and the admin fee', () => {
  const plan = { price: 71.82, min_capital: 1000, admin_fee: null }
  expect(pricesOf(plan, { tax_rate: 10, admin_fee: 99 }).firstInvoice).toBe('178.00')
  expect(pricesOf({ ...plan, admin_fee: 0 }, { tax_rate: 10, admin_fee: 99 }).firstInvoice).toBe('79.00')
})
