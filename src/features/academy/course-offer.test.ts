import { expect, test } from 'vitest'
import { savingOf } from './course-offer.tsx'

test('199 instead of 299 saves 100 dollars, a third', () => {
  expect(savingOf(199, 299)).toEqual({ amount: 100, percent: 33 })
})

test.each([
  [100, 100],
  [100, 80],
])('%d instead of %d saves nothing', (price, original) => {
  expect(savingOf(price, original)).toBeUndefined()
})
