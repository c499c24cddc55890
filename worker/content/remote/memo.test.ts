import { expect, test } from 'vitest'
import { Memo } from './memo.ts'

const entry = () => ({ raw: '{"data":{}}', text: '{}', data: {} })

/** How many of `calls` a memo still has after it was given all of them. */
function remembered(calls: string[]): number {
  const memo = new Memo()
  for (const call of calls) memo.keep(call, entry())
  return calls.filter((call) => memo.find(call, { text: '{}' })).length
}

test('short answers are not remembered without end: each weighs what pages remember of it', () => {
  const count = remembered(Array.from({ length: 5000 }, (_, index) => `/call?${index}`))
  expect(count).toBeGreaterThan(400)
  expect(count).toBeLessThanOrEqual(512)
})

test('long addresses count', () => {
  const megabyte = 'x'.repeat(1024 * 1024)
  expect(remembered(Array.from({ length: 20 }, (_, index) => `/call?${index}${megabyte}`))).toBe(7)
})

test('the entry that nobody used longest goes first, and equal text stays the same object', () => {
  const memo = new Memo()
  const first = memo.keep('/first', entry())
  for (let index = 0; index < 1000; index += 1) {
    memo.keep(`/call?${index}`, entry())
    expect(memo.find('/first', { text: '{}' })).toBe(first)
  }
  expect(memo.find('/call?0', { text: '{}' })).toBeUndefined()
  expect(memo.keep('/first', { ...entry(), raw: '{ "data": {} }' }).data).toBe(first.data)
})
