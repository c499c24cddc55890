import { expect, test } from 'vitest'
import { MissingItems } from './missing-items.ts'

test('a missing item is remembered for 30 s after it was last answered', () => {
  const items = new MissingItems()
  items.add('/a', 1000)
  expect([items.has('/a', 30_999), items.has('/a', 31_000), items.has('/b', 1000)]).toEqual([true, false, false])
  items.add('/a', 31_000)
  expect(items.has('/a', 60_999)).toBe(true)
})

test('of more missing items than are remembered the oldest go', () => {
  const items = new MissingItems()
  const calls = Array.from({ length: 5000 }, (_, index) => `/items?slug=${index}`)
  for (const call of calls) items.add(call, 0)
  const remembered = calls.filter((call) => items.has(call, 0))
  expect(remembered).toEqual(calls.slice(-1000))
})
