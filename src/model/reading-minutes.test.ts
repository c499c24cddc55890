import { expect, test } from 'vitest'
import { readingMinutes } from './reading-minutes.ts'

test('a minute is 220 words or 400 Chinese characters without tags; the minimum is 1', () => {
  expect(readingMinutes('<p>word</p>'.repeat(880))).toBe(4)
  expect(readingMinutes('风险'.repeat(400))).toBe(2)
  expect(readingMinutes(`${'风险'.repeat(200)} ${'word '.repeat(220)}`)).toBe(2)
  expect(readingMinutes(`<a href="${'/word '.repeat(2200)}">one</a>`)).toBe(1)
  expect(readingMinutes('')).toBe(1)
})
