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

test('of all control characters only tab and newline stay', () => {
  const characters = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code))
  const isKept = (character: string) => /[\t\n]|[^\p{Cc}\p{Cs}]/u.test(character)
  const expected = characters.map((character) => (character === '\r' ? '\n' : isKept(character) ? character : ''))
  const cleaned = cleanText(characters.join('|'))
  expect(cleaned === expected.join('|')).toBe(true)
  expect(cleanText(cleaned) === cleaned).toBe(true)
})
