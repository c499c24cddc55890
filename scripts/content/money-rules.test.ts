import { expect, test } from 'vitest'
import { moneyRules } from './money-rules.ts'

test.each([
  ['vi', 'Cần $5,000.', '$5,000.'],
  ['vi', 'Cần 5,000 USD.', '5,000 USD'],
  ['cn', '需要 5.000 美元', '5.000 美元'],
  ['cn', '需要 5,000 USD', '5,000 USD'],
  ['en', 'You need 5.000 USD.', '5.000 USD'],
  ['en', 'You need $5.000 now.', '$5.000'],
] as const)('%s: money in another form is found in "%s"', (locale, text, found) => {
  // Several languages may have the other form.
  expect(new Set(moneyRules(locale).flatMap(({ wrong }) => text.match(wrong) ?? []))).toEqual(new Set([found]))
})

test.each([
  ['vi', 'Cần 5.000 USD, phí 9,99 USD, cặp BTC/USD và 0,995 USD.'],
  ['cn', '需要 5,000 美元，价格 0.995 美元，BTC/USD。'],
  ['en', 'You need $5,000, a fee of $9.99, a price of $0.995, BTC/USD.'],
] as const)('%s: money in its own form is right: "%s"', (locale, text) => {
  expect(moneyRules(locale).flatMap(({ wrong }) => text.match(wrong) ?? [])).toEqual([])
})
