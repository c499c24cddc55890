import { expect, test } from 'vitest'
import { argumentFault } from './message-arguments.ts'
import { unfinished } from './unfinished.ts'

const english =
  'title: Reading an order book\ntitle: Order books\ntitle: FAQ\n"name": "North Star Capital",\nUTC | BTC | API'

test.each([
  ['TODO: a text', '1: "TODO": write the text, then take the word out'],
  ['Một câu.\nThis is what you learn from it.', '2: "This is what you learn from it" is in English'],
  ['title: Reading an order book', '1: "title: Reading an order book" is in English'],
  ['title: Order books', '1: "title: Order books" is in English'],
])('%j is unfinished in Vietnamese', (text, fault) => {
  expect(unfinished('vi', text, english)).toEqual([fault])
})

test.each([
  '"name": "North Star Capital"',
  'UTC | BTC | API',
  'title: FAQ',
  'Sàn Bank of America và bạn',
  'Theo “The Economist”, giá',
])('%j is finished in Vietnamese', (text) => {
  expect(unfinished('vi', text, english)).toEqual([])
})

test('English texts are in English', () => {
  expect(unfinished('en', 'This is what you learn from it.', english)).toEqual([])
})

test.each([
  ['© {yaer} {name}', '© {year} {name}', 'write it with {name} {year}, as in English'],
  ['Trang', 'Page {page}', 'write it with {page}, as in English'],
  ['{count, plural, other {# tin}}', '{count, plural, one {# post} other {# posts}}', undefined],
  ['Đọc <link>thêm</link>', 'Read <link>more</link>', undefined],
  ['Đọc <a>thêm</a>', 'Read <link>more</link>', 'write it with {link}, as in English'],
  ['Trang {page', 'Page {page}', '"Trang {page" has a brace without its other one'],
  ['{none}', 'Page', 'write it with no braces, as in English'],
])('the message %j for the English %j: %s', (own, wanted, fault) => {
  expect(argumentFault(own, wanted)).toBe(fault)
})
