import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { retryStatement } from './newsletter-retry.ts'

const later = Date.now() + 3_600_000

/** The outbox with a sign-up of each kind, named by its id. */
function outbox() {
  const db = new DatabaseSync(':memory:')
  db.exec(readFileSync('migrations/0001_newsletter.sql', 'utf8'))
  const insert = db.prepare(`INSERT INTO newsletter
    (id, email, locale, created_at, state, attempts, next_attempt_at, leased_until, reason)
    VALUES (?, ?, 'en', 0, ?, ?, ?, ?, ?)`)
  insert.run('new', 'new@example.com', 'waiting', 0, 0, 0, null)
  insert.run('later', 'later@example.com', 'waiting', 9, later, 1, null)
  insert.run('leased', 'leased@example.com', 'waiting', 9, later, later, null)
  insert.run('refused', "o'hara@example.com", 'rejected', 1, 0, 0, 'The content server answered 400')
  insert.run('done', 'done@example.com', 'delivered', 1, 0, 0, null)
  return {
    retry: (which: string[] = []) =>
      db
        .prepare(retryStatement(which))
        .all()
        .map(({ id }) => id),
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
  expect(outbox().retry(["O'Hara@example.com", 'leased', 'done'])).toEqual(['refused'])
  expect(outbox().retry(['later'])).toEqual(['later'])
})
