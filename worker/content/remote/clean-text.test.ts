import { expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'

test.each([
  ['a\u0000b\u0007c\u001bd\u007fe\u0085f\u009fg', 'abcdefg'],
  ['one\ttwo\nthree', 'one\ttwo\nthree'],
  ['one\r\ntwo\rthree\n\rfour', 'one\ntwo\nthree\n\nfour'],
  ['half \ud83d of a pair \ude00', 'half  of a pair '],
  ['whole \u{1f600}', 'whole \u{1f600}'],
  ['Tiếng Việt, 中文 — “quoted” \u00a0\u200d\u202e', 'Tiếng Việt, 中文 — “quoted” \u00a0\u200d\u202e'],
])('%j is cleaned to %j', (text, expected) => {
  expect(cleanText(text)).toBe(expected)
})

test('of all characters only tab, newline and those that are no controls pass, and a clean text stays what it is', () => {
  const all = Array.from({ length: 0x1_0000 }, (_, code) => `<${String.fromCharCode(code)}>`).join('')
  const cleaned = cleanText(all)
  expect(cleaned).not.toMatch(/[^\P{Cc}\t\n]|\p{Cs}/u)
  expect(cleaned).toContain('<\t>')
  expect(cleaned.isWellFormed()).toBe(true)
  const kept = all.match(/<[\P{Cc}\t\n]>/gu)?.filter((part) => part.isWellFormed()) ?? []
  expect(kept.length).toBeGreaterThan(60_000)
  expect(kept.filter((part) => !cleaned.includes(part))).toEqual([])
  expect(cleanText(cleaned)).toBe(cleaned)
})
