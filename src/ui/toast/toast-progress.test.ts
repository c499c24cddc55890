import { expect, test } from 'vitest'
import { toastProgress } from './toast-progress.ts'

test.each([
  [0, 0],
  [0.25, 0.25],
  [1, 1],
  [-0.1, 0],
  [1.1, 1],
  [Number.POSITIVE_INFINITY, 1],
  [Number.NEGATIVE_INFINITY, 0],
  [Number.NaN, 0],
])('a progress of %d shows as %d', (progress, shown) => {
  expect(toastProgress(progress)).toBe(shown)
})
