import { beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { safeRules } from './safe-rules.ts'

let log: MockInstance<Console['error']>
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const logged = () => log.mock.calls.splice(0).map(([line]) => JSON.parse(String(line)))

const rows = 10_000
const taken = 5000
const table = (rule: (index: number) => { from: string; to?: string }) =>
  Array.from({ length: rows }, (_, index) => ({ ...rule(index), status: 301 }))

test.each<[what: string, rule: (index: number) => { from: string; to: string }]>([
  ['exact rules', (i) => ({ from: `/old/${i}`, to: `/resources/blog/${i}` })],
  ['folders', (i) => ({ from: `/old-${i}/*`, to: `/resources/blog/${i}/*` })],
  ['rules below a page', (i) => ({ from: `/knowledge-base/old-${i}`, to: '/knowledge-base' })],
  ['rules in 200 folders', (i) => ({ from: `/old-${i % 200}/${i < 200 ? '*' : i}`, to: '/resources/blog/*' })],
])('of a table of 10,000 %s the first 5,000 are taken, and one line tells of the rest', async (_what, rule) => {
  const all = table(rule)
  expect(await safeRules(all, new Set())).toEqual(all.slice(0, taken))
  expect(logged()).toEqual([
    { event: 'redirects left out', error: 'the table has more than 5000 rows', rows: rows - taken },
  ])
})

test.each<[what: string, rule: (index: number) => { from: string; to: string }, error: string]>([
  ['no rules', () => ({ from: 'no-path', to: '/' }), 'from: '],
  ['ways to foreign hosts', (i) => ({ from: `/old/${i}`, to: 'https://evil.example/' }), 'an open redirect'],
  ['a chain', (i) => ({ from: `/x-${i}`, to: `/x-${i + 1}` }), 'a chain'],
  ['a loop', (i) => ({ from: `/x-${i}/*`, to: `/x-${(i + 1) % taken}/*` }), 'a loop'],
])('of a table of 10,000 rows that are %s the log names 20 and counts the others', async (what, rule, error) => {
  const safe = await safeRules(table(rule), new Set())
  // The end of the chain leads nowhere else.
  expect(safe.length).toBe(what === 'a chain' ? 1 : 0)
  const [tooMany, ...lines] = logged()
  expect(tooMany).toMatchObject({ rows: rows - taken })
  const last = lines.pop()
  for (const line of lines)
    expect(line).toMatchObject({ event: 'redirect left out', error: expect.stringContaining(error) })
  expect(last).toEqual({
    event: 'redirects left out',
    error: 'more rows with faults',
    rows: taken - safe.length - lines.length,
  })
  expect(lines.length).toBe(20)
})

test('a rule for a path that is deeper than any page is none', async () => {
  const deepest = { from: `${'/a'.repeat(16)}/*`, to: '/', status: 301 }
  const safe = await safeRules([deepest, { ...deepest, from: '/a'.repeat(17) }], new Set())
  expect(safe).toEqual([deepest])
  expect(logged()).toMatchObject([{ error: expect.stringContaining('16 segments') }])
})
