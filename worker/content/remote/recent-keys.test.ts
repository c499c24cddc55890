import { expect, test } from 'vitest'
import { RecentKeys } from './recent-keys.ts'

test('a key is remembered for the time after it was last added', () => {
  const keys = new RecentKeys(30_000)
  keys.add('/a', 1000)
  expect([keys.has('/a', 30_999), keys.has('/a', 31_000), keys.has('/b', 1000)]).toEqual([true, false, false])
  keys.add('/a', 31_000)
  expect(keys.has('/a', 60_999)).toBe(true)
})

test('of more keys than are remembered the oldest go', () => {
  const keys = new RecentKeys(30_000)
  const calls = Array.from({ length: 5000 }, (_, index) => `/items?slug=${index}`)
  for (const call of calls) keys.add(call, 0)
  const remembered = calls.filter((call) => keys.has(call, 0))
  expect(remembered).toEqual(calls.slice(-1000))
})
