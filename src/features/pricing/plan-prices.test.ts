import { expect, test } from 'vitest'
import { pricesOf } from './plan-prices.ts'

test('a plan without a fee of its own takes that of the config, a free one stays free', () => {
  const numbers = { tax_rate: 10, admin_fee: 99 }
  const feeOf = (admin_fee: number | null) => pricesOf({ price: 79, min_capital: 1000, admin_fee }, numbers).adminFee
  expect(feeOf(null)).toBe('99.00')
  expect(feeOf(199)).toBe('199.00')
  expect(feeOf(0)).toBeUndefined()
})
