import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import {
  countStates,
  csv,
  csvField,
  deleteStatement,
  deletionReport,
  find,
  openSignUps,
  retryStatement,
  type SignUp,
} from './sign-ups.ts'

const later = Date.now() + 3_600_000

/** The outbox with a sign-up of each kind, named by its id. */
function outbox() {
  const db = new DatabaseSync(':memory:')
  for (const name of readdirSync('migrations').toSorted()) db.exec(readFileSync(`migrations/${name}`, 'utf8'))
  const insert = db.prepare(`INSERT INTO newsletter
    (id, email, locale, created_at, state, attempts, next_attempt_at, leased_until, reason)
    VALUES (?, ?, 'en', 0, ?, ?, ?, ?, ?)`)
  insert.run('new', 'new@example.com', 'waiting', 0, 0, 0, null)
  insert.run('later', 'later@example.com', 'waiting', 9, later, 1, null)
  insert.run('leased', 'leased@example.com', 'waiting', 9, later, later, null)
  insert.run('refused', "o'hara@example.com", 'rejected', 1, 0, 0, 'The content server answered 400')
  insert.run('done', 'done@example.com', 'delivered', 1, 0, 0, null)
  const run = (sql: string) =>
    db
      .prepare(sql)
      .all()
      .map(({ id }) => id)
  return {
    retry: (ids?: string[]) => run(retryStatement(ids)),
    remove: (ids: string[]) => run(deleteStatement(ids)),
    all: () => run('SELECT id FROM newsletter ORDER BY rowid'),
    rows: (ids: string) =>
      db.prepare(`SELECT state, attempts, next_attempt_at, reason FROM newsletter WHERE id IN (${ids})`).all(),
  }
}

test('a retry makes the refused and those that wait for later due at once, and no others', () => {
  const { retry, rows } = outbox()
  const untouched = rows("'new', 'leased', 'done'")
  expect(retry()).toEqual(['later', 'refused'])
  const due = { state: 'waiting', attempts: 0, next_attempt_at: 0, reason: null }
  expect(rows("'later', 'refused'")).toEqual([due, due])
  expect(rows("'new', 'leased', 'done'")).toEqual(untouched)
  expect(retry()).toEqual([])
})

test('a retry of named ones leaves the others', () => {
  expect(outbox().retry(['refused', 'leased', 'done'])).toEqual(['refused'])
  expect(outbox().retry(['later'])).toEqual(['later'])
})

test('named ones are deleted, in whatever state, and no others', () => {
  const { remove, all } = outbox()
  expect(remove(['leased', 'done', "x' OR ''='"])).toEqual(['leased', 'done'])
  expect(all()).toEqual(['new', 'later', 'refused'])
})

const old = 'tên@ví-dụ.vn'.normalize('NFD')
const rows = [
  { id: 'a', email: 'Linh@Example.com' },
  { id: 'b', email: old },
  { id: 'c', email: 'tên@xn--v-d-rma6749a.vn' },
  { id: 'd', email: 'x<a@b.co>' },
]

test.each([
  ['linh@EXAMPLE.COM ', ['a']],
  ['tên@ví-dụ.vn', ['b', 'c']],
  ['x<a@b.co>', ['d']],
  ['d', ['d']],
  ['an@example.com', []],
])('%s finds %j, however the rows are written', (which, ids) => {
  expect(find(rows, which).map(({ id }) => id)).toEqual(ids)
})

test.each([
  [1, undefined, 'here deleted. A content server keeps its copy of the address: add --content-server https://…'],
  [0, 2, 'here there was no such sign-up, at the content server deleted'],
  [1, 0, 'here deleted, at the content server there was no such sign-up'],
])('after %s deletions here and %s at the content server the operator hears both', (here, there, said) => {
  expect(deletionReport('an@example.com', here, there).split('\n')[0]).toBe(`an@example.com: ${said}`)
})

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
