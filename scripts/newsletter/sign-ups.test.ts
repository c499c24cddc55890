import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { readToken } from '#worker/newsletter/link.ts'
import {
  countStates,
  csv,
  csvField,
  allSignUps,
  deleteStatements,
  deletionReport,
  find,
  openSignUps,
  retryStatements,
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
    db,
    retry: (ids?: string[]) => retryStatements(ids).flatMap(run),
    remove: (ids: string[]) => deleteStatements(ids, 'its-hash').map((sql) => db.prepare(sql).all().length),
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

test('named ones are deleted, and no others; what the content server may have is withdrawn first', () => {
  const { db, remove, all } = outbox()
  db.exec(`INSERT INTO newsletter_mails (id, email, locale, kind, created_at) VALUES ('asked', 'asked@example.com', 'vi', 'confirm', 0);
    INSERT INTO newsletter_limits VALUES ('its-hash', 3, 0), ('other', 1, 0);
    UPDATE newsletter SET kind = 'unsubscribe', withdrawn_at = 5 WHERE id = 'refused'`)
  expect(remove(['new', 'done', 'refused', 'asked', "x' OR ''='"])).toEqual([2, 1, 1, 1])
  expect(all()).toEqual(['later', 'leased', 'done'])
  const withdrawn = db
    .prepare("SELECT kind, state, withdrawn_at, key <> id AS again FROM newsletter WHERE id = 'done'")
    .get()
  expect(withdrawn).toEqual({ kind: 'unsubscribe', state: 'waiting', withdrawn_at: 0, again: 1 })
  expect(db.prepare('SELECT hash FROM newsletter_limits').all()).toEqual([{ hash: 'other' }])
})

test('rows of the first version survive the migrations: subscribed, with their consent', async () => {
  const db = new DatabaseSync(':memory:')
  const [first = '', ...later] = readdirSync('migrations').toSorted()
  db.exec(readFileSync(`migrations/${first}`, 'utf8'))
  db.exec(`INSERT INTO newsletter VALUES ('a', 'an@example.com', 'vi', 7, 'delivered', 1, 0, 0, NULL),
    ('b', 'bo@example.com', 'en', 8, 'waiting', 0, 0, 0, NULL)`)
  for (const name of later) db.exec(readFileSync(`migrations/${name}`, 'utf8'))
  const rows = db.prepare(allSignUps).all()
  expect(rows).toMatchObject([
    { id: 'a', email: 'an@example.com', locale: 'vi', kind: 'subscribe', state: 'delivered', created_at: 7 },
    { id: 'b', kind: 'subscribe', state: 'waiting', confirmed_at: null, source: null },
  ])
  // A worker of the version before still writes.
  db.exec("INSERT INTO newsletter (id, email, locale, created_at) VALUES ('c', 'chi@example.com', 'vi', 9)")
  expect(db.prepare(allSignUps).all()).toHaveLength(3)
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
  [1, 0, 'deleted'],
  [0, 1, 'withdrawn; the next cron tells the content server, then deletes it'],
  [0, 0, 'there was no such sign-up'],
])('after %s deletions and %s withdrawals the operator hears both', (deleted, withdrawn, said) => {
  expect(deletionReport('an@example.com', deleted, withdrawn).split('\n')[0]).toBe(`an@example.com: ${said}`)
})

function signUp(given: Partial<SignUp>): SignUp {
  return {
    id: 'id-1',
    email: 'linh@example.com',
    locale: 'vi',
    kind: 'subscribe',
    state: 'waiting',
    confirmed_at: null,
    source: null,
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

test('the export is CSV with a header, a line for each subscribed address', async () => {
  const rejected = signUp({ id: 'id-2', email: '=1@example.com', state: 'rejected', reason: 'no, never' })
  const confirmed = signUp({ confirmed_at: Date.UTC(2026, 10, 22), source: '/vi/resources/blog' })
  const others = [signUp({ kind: 'confirm' }), signUp({ kind: 'unsubscribe', state: 'delivered' })]
  expect(await csv([confirmed, rejected, ...others])).toBe(
    'email,locale,source,created_at,confirmed_at,state,reason,id,unsubscribe\r\n' +
      'linh@example.com,vi,/vi/resources/blog,2026-11-21T12:00:00.000Z,2026-11-22T00:00:00.000Z,waiting,,id-1,\r\n' +
      '\'=1@example.com,vi,,2026-11-21T12:00:00.000Z,,rejected,"no, never",id-2,\r\n',
  )
})

test('with the secret each line of the export has the link of leaving, which never expires', async () => {
  const secret = 'a-secret-of-the-links'
  const text = await csv([signUp({})], { origin: 'https://helmsway.example', secret })
  const [, path, token = ''] = /,https:\/\/helmsway\.example(\/vi\/newsletter\/leave)\?token=(\S+)/.exec(text) ?? []
  expect(path).toBe('/vi/newsletter/leave')
  expect(await readToken(token, secret)).toMatchObject({ id: 'id-1' })
})

test('the list counts by state and shows what is open', () => {
  const rows = [
    signUp({ attempts: 2, next_attempt_at: Date.UTC(2026, 10, 21, 13) }),
    signUp({ id: 'id-2', email: 'done@example.com', state: 'delivered' }),
    signUp({ id: 'id-3', state: 'rejected', reason: 'The content server answered 400' }),
    signUp({ id: 'id-4', kind: 'confirm' }),
    signUp({ id: 'id-5', kind: 'confirm', state: 'delivered' }),
    signUp({ id: 'id-6', kind: 'unsubscribe', state: 'delivered' }),
  ]
  expect(countStates(rows).map((row) => Object.values(row))).toEqual([
    ['unconfirmed', 2],
    ['waiting', 1],
    ['delivered', 1],
    ['rejected', 1],
    ['withdrawn', 1],
  ])
  const since = '2026-11-21T12:00:00.000Z'
  expect(openSignUps(rows).map((row) => Object.values(row))).toEqual([
    ['waiting', 'linh@example.com', since, 2, '2026-11-21T13:00:00.000Z', null, 'id-1'],
    ['rejected', 'linh@example.com', since, 0, '', 'The content server answered 400', 'id-3'],
    ['unconfirmed', 'linh@example.com', since, 0, '', null, 'id-4'],
  ])
})
