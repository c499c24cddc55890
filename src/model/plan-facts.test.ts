import { expect, test } from 'vitest'
import { feesOf, leastCapital, pricesOf, yearTexts } from './plan-facts.ts'
import type { Samples } from './samples-schema.ts'

const numbers = { tax_rate: 10, admin_fee: 99 }
const plan = { id: 'launchpad', price: 71.82, min_capital: 20_000, admin_fee: null }

/** 36 equal months of `gross` percent, less 0.2 for the broker. */
const profile = (gross: number) => ({ costs: 0.2, in_use: 38, returns: Array.from({ length: 36 }, () => gross) })
const samples: Samples = {
  invented: true,
  from: '2021-01',
  profiles: { conservative: profile(0.6), moderate: profile(1), aggressive: profile(1.5) },
  holding: { returns: profile(1).returns },
  plans: { launchpad: { profiles: ['conservative', 'moderate'], usual: 'moderate' } },
  accounts: [],
}

test('a plan without a fee has that of the config, a fee of 0 stays 0', () => {
  const feeOf = (admin_fee: number | null) => pricesOf('en', { ...plan, admin_fee }, numbers).adminFee
  expect(feeOf(null)).toBe('$99.00')
  expect(feeOf(199)).toBe('$199.00')
  expect(feeOf(0)).toBeUndefined()
})

test('the first invoice and the first year have the admin fee, a later year has not', () => {
  expect(pricesOf('en', plan, numbers).firstInvoice).toBe('$178.00')
  expect(feesOf(plan, numbers)).toEqual({ month: 79, admin: 99, year: 948, firstYear: 1047 })
  expect(feesOf({ ...plan, admin_fee: 0 }, numbers).firstYear).toBe(948)
})

test.each([
  ['en', '$1,047 (5.2%)', '$948 (4.7%)', '−$87 (−0.4%)', '+$873 (+4.4%)'],
  ['vi', '1.047 USD (5,2%)', '948 USD (4,7%)', '−87 USD (−0,4%)', '+873 USD (+4,4%)'],
  ['cn', '1,047 美元 (5.2%)', '948 美元 (4.7%)', '−87 美元 (−0.4%)', '+873 美元 (+4.4%)'],
] as const)('%s: a year on the minimum capital, and what is left of it', (locale, firstYear, laterYear, low, high) => {
  expect(yearTexts(locale, plan, numbers, samples)).toMatchObject({
    firstYear,
    laterYear,
    left: [
      { profile: 'conservative', text: low },
      { profile: 'moderate', text: high },
    ],
  })
  expect(yearTexts(locale, { ...plan, admin_fee: 0 }, numbers, samples)?.laterYear).toBeUndefined()
})

test('a plan without a minimum capital or samples has no sample year', () => {
  expect(yearTexts('en', { ...plan, min_capital: 0 }, numbers, samples)).toBeUndefined()
  expect(yearTexts('en', { ...plan, id: 'other' }, numbers, samples)).toBeUndefined()
  expect(yearTexts('en', plan, numbers, undefined)).toBeUndefined()
})

test('at the least minimum capital a year of fees is half of the usual sample return', () => {
  expect(leastCapital(plan, numbers, samples)).toBe(19_750)
  expect((19_750 * 0.096) / 2).toBeGreaterThanOrEqual(948)
  expect((19_749 * 0.096) / 2).toBeLessThan(948)
  expect(leastCapital(plan, numbers, { ...samples, profiles: { ...samples.profiles, moderate: profile(0.1) } })).toBe(
    Infinity,
  )
})
