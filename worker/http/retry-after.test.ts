import { expect, test } from 'vitest'
import { retryAfterMs } from './retry-after.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

test.each([
  ['120', 120_000],
  [' 7 ', 7000],
  ['0', 0],
  ['Sat, 21 Nov 2026 12:05:00 GMT', 300_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['-5', 0],
  ['soon', 0],
  ['', 0],
  [null, 0],
])('Retry-After: %s is %s ms', (header, ms) => {
  expect(retryAfterMs(header, now)).toBe(ms)
})
