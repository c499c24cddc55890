import { expect, test } from 'vitest'
import { compute, type Value } from './expression.ts'

const values: Record<string, Value> = {
  'price.launchpad': { kind: 'money', value: 7900 },
  'price.my-plan': { kind: 'money', value: 1001 },
  'capital.launchpad': { kind: 'money', value: 2_000_000 },
  'sample.moderate.return': { kind: 'percent', value: 9.6 },
  'company.name': { kind: 'text', text: 'Helm Ltd.' },
}

const valueOf = (name: string): Value => {
  const value = values[name]
  if (!value) throw new Error(`nothing is called ${name}`)
  return value
}

const money = (cents: number) => ({ kind: 'money', value: cents })

/** Without the last bits of binary fractions. */
const exact = (value: Value) => ('value' in value ? { ...value, value: Number(value.value.toFixed(9)) } : value)

test.each([
  ['6 * price.launchpad', money(47_400)],
  ['price.launchpad × 6', money(47_400)],
  ['price.launchpad - $20.50', money(5850)],
  ['price.my-plan - 2 * price.my-plan', money(-1001)],
  ['-price.launchpad', money(-7900)],
  ['$28 - (price.launchpad + $1) / 2', money(-1200)],
  ['price.launchpad / capital.launchpad', { kind: 'percent', value: 0.395 }],
  ['0.9% - price.launchpad / $5000', { kind: 'percent', value: -0.68 }],
  ['capital.launchpad * sample.moderate.return', money(192_000)],
  ['2 * sample.moderate.return * capital.launchpad', money(384_000)],
  ['12 * price.launchpad / sample.moderate.return', money(987_500)],
  ['price.launchpad / 2', money(3950)],
  ['sample.moderate.return / 2', { kind: 'percent', value: 4.8 }],
  ['sample.moderate.return / 4.8%', { kind: 'number', value: 2 }],
  ['36 - 23', { kind: 'number', value: 13 }],
  ['company.name', { kind: 'text', text: 'Helm Ltd.' }],
])('%s', (text, value) => {
  expect(exact(compute(text, valueOf))).toEqual(value)
})

test('parts of a price add up to it in whole cents', () => {
  for (let cents = 1; cents < 3000; cents += 7) {
    const third = compute(`$${cents / 100} * 3`, valueOf)
    expect(third).toEqual(money(cents * 3))
  }
})

test.each([
  ['6 * price.lunchpad', 'nothing is called price.lunchpad'],
  ['price.launchpad + 6', 'money + number: write both with $, both with %, or both as numbers'],
  ['price.launchpad * price.launchpad', 'money * money: multiply by a number or a percentage'],
  ['6 / price.launchpad', 'number / money: only money is divided by money'],
  ['price.launchpad / (1 - 1)', 'division by zero'],
  ['6 price.launchpad', 'a sign is missing before "price.launchpad"'],
  ['6 *', 'a number or a name is missing'],
  ['', 'a number or a name is missing'],
  ['(6 + 1', 'a closing parenthesis is missing'],
  ['price.launchpad=79', '"=79" is not understood; write {{6 * price.starter}}'],
  ['1 + company.name', '"Helm Ltd." is a text, so write its name alone'],
])('%s is refused', (text, reason) => {
  expect(() => compute(text, valueOf)).toThrow(reason)
})
