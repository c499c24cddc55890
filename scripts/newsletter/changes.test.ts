import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { deleteStatement, deletionReport, find, retryStatement } from './changes.ts'

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
