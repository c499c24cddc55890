import { expect, test } from 'vitest'
import { adminFeeOf } from './price.ts'

test('a plan without a fee of its own takes that of the config, a free one stays free', () => {
  expect(adminFeeOf(null, 99)).toBe(99)
  expect(adminFeeOf(199, 99)).toBe(199)
  expect(adminFeeOf(0, 99)).toBe(0)
})
