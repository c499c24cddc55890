import { expect, test } from 'vitest'
import { countStates, csv, csvField, openSignUps, type SignUp } from './report.ts'

function signUp(given: Partial<SignUp>): SignUp {
  return {
    id: 'id-1',
    email: 'linh@example.com',
    locale: 'vi',
    state: 'waiting',
    created_at: Date.UTC(2026, 10, 21, 12),
    attempts: 0,
    next_attempt_at: 0,
    reason: null,
    ...given,
  }
}

test.each([
  ['plain@example.com', 'plain@example.com'],
  ['"a,b"@example.com', '"""a,b""@example.com"'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['+84@example.com', "'+84@example.com"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['\ttab', "'\ttab"],
  ['', ''],
])('the field %j is written %j', (text, written) => {
  expect(csvField(text)).toBe(written)
})

test('the export is CSV with a header, a line a sign-up', () => {
  const rejected = signUp({ id: 'id-2', email: '=1@example.com', state: 'rejected', reason: 'no, never' })
  expect(csv([signUp({}), rejected])).toBe(
    'email,locale,state,created_at,reason,id\r\n' +
      'linh@example.com,vi,waiting,2026-11-21T12:00:00.000Z,,id-1\r\n' +
      '\'=1@example.com,vi,rejected,2026-11-21T12:00:00.000Z,"no, never",id-2\r\n',
  )
})

test('the list counts by state and shows what is open', () => {
  const rows = [
    signUp({ attempts: 2, next_attempt_at: Date.UTC(2026, 10, 21, 13) }),
    signUp({ id: 'id-2', email: 'done@example.com', state: 'delivered' }),
    signUp({ id: 'id-3', state: 'rejected', reason: 'The content server answered 400' }),
  ]
  expect(countStates(rows).map((row) => Object.values(row))).toEqual([
    ['waiting', 1],
    ['delivered', 1],
    ['rejected', 1],
  ])
  const since = '2026-11-21T12:00:00.000Z'
  expect(openSignUps(rows).map((row) => Object.values(row))).toEqual([
    ['waiting', 'linh@example.com', since, 2, '2026-11-21T13:00:00.000Z', null, 'id-1'],
    ['rejected', 'linh@example.com', since, 0, '', 'The content server answered 400', 'id-3'],
  ])
})
