import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ExternalLink, ContentLink } from './link.ts'

const read = (schema: v.GenericSchema<string>, text: string) => {
  const { success, output } = v.safeParse(schema, text)
  return success ? output : undefined
}

test.each([
  ['https://app.example.com', 'https://app.example.com/'],
  [' https://app.example.com/a?b=c#d\n', 'https://app.example.com/a?b=c#d'],
  ['https://app.example.com/x\r\nExpires: never', 'https://app.example.com/xExpires:%20never'],
  ['https://app.example.com/a b"c<d', 'https://app.example.com/a%20b%22c%3Cd'],
  ['https://bücher.example', 'https://xn--bcher-kva.example/'],
  ['http://app.example.com', undefined],
  ['https://', undefined],
  ['https://app.example.com:99999/', undefined],
  ['javascript:hostile()', undefined],
  ['//elsewhere.example', undefined],
  ['/knowledge-base', undefined],
  ['', undefined],
])('the link %j to another site is read as %j', (text, expected) => {
  expect(read(ExternalLink, text)).toBe(expected)
})

test.each([
  ['/knowledge-base', '/knowledge-base'],
  ['/vi/trang/điều-khoản?a=b#c', '/vi/trang/%C4%91i%E1%BB%81u-kho%E1%BA%A3n?a=b#c'],
  ['/', '/'],
  ['#pricing', '#pricing'],
  ['/a\r\nb', '/ab'],
  ['https://app.example.com', 'https://app.example.com/'],
  ['/\\elsewhere.example', undefined],
  ['/\t/elsewhere.example', undefined],
  ['//elsewhere.example', undefined],
  ['/x/..//elsewhere.example', undefined],
  ['knowledge-base', undefined],
  ['#', undefined],
  ['javascript:hostile()', undefined],
  ['http://app.example.com', undefined],
])('the link %j is read as %j', (text, expected) => {
  expect(read(ContentLink, text)).toBe(expected)
})

test('a parsed link parses to itself', () => {
  for (const text of ['https://app.example.com/a%20b', 'https://xn--bcher-kva.example/', '/a%20b?c#d', '#e'])
    expect(read(ContentLink, text)).toBe(text)
})
