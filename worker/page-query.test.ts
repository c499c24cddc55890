import { expect, test } from 'vitest'
import { pageQuery } from './page-query.ts'

test.each([
  ['', ''],
  ['?utm_source=x&gclid=1', ''],
  ['?page=2&q=bot&utm_source=x', '?q=bot&page=2'],
  ['?q=%20%20', ''],
  ['?q=a&q=b', '?q=a'],
  ['?q=%000%00b%0a%7f', '?q=0b'],
  [`?q=${'x'.repeat(500)}`, `?q=${'x'.repeat(100)}`],
])('of %s a page sees %s', (given, seen) => {
  expect(pageQuery(new URLSearchParams(given))).toBe(seen)
})
