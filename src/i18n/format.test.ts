import { expect, test } from 'vitest'
import { formatDate, formatNumber } from './format.ts'

test('dates are written out in the form of each language', () => {
  expect(formatDate('en', '2024-11-12')).toBe('November 12, 2024')
  expect(formatDate('en', '2024-11-12', 'short')).toBe('Nov 12, 2024')
  expect(formatDate('vi', '2024-11-12')).toBe('12/11/2024')
  expect(formatDate('cn', '2024-11-12')).toBe('2024年11月12日')
})

test('numbers carry the separators of each language', () => {
  expect(formatNumber('en', 2847)).toBe('2,847')
  expect(formatNumber('vi', 2847)).toBe('2.847')
  expect(formatNumber('cn', 2847)).toBe('2,847')
})
