import { env } from 'cloudflare:test'
import { beforeEach, expect, test, vi } from 'vitest'
import { parseSettings } from '#worker/settings.ts'
import { logBacklog, readBacklog } from './outbox.ts'
import { storeSubscription } from './outbox.ts'

const now = 1_700_000_000_000
const minute = 60_000
const settings = parseSettings({ CONTENT_API_URL: 'https://cms.example' })

beforeEach(() => env.DB.exec('DELETE FROM newsletter'))

/** A sign-up of `minutes` ago. */
async function signUp(name: string, minutes: number, state = 'waiting', reason: string | null = null) {
  await storeSubscription(env.DB, { email: `${name}@example.com`, locale: 'en' }, now - minutes * minute)
  await env.DB.prepare('UPDATE newsletter SET state = ?, reason = ? WHERE email = ?')
    .bind(state, reason, `${name}@example.com`)
    .run()
}

/** The lines that the cron writes. */
async function logged(given = settings, db = env.DB) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await logBacklog(db, given, now)
  const lines = log.mock.calls.map(([line]): unknown => JSON.parse(String(line)))
  log.mockClear()
  return lines
}

test('the backlog has counts, ages and the reason', async () => {
  await signUp('new', 1)
  await signUp('old', 20, 'waiting', 'The content server answered 401')
  await signUp('refused', 90, 'rejected', 'The content server answered 400')
  await signUp('done', 500, 'delivered')
  const backlog = {
    waiting: 2,
    oldestWaitingSeconds: 1200,
    waitingReason: 'The content server answered 401',
    rejected: 1,
    oldestRejectedSeconds: 5400,
    refusedInARow: 1,
    mails: 0,
    oldestMailSeconds: null,
    mailReason: null,
  }
  expect(await readBacklog(env.DB, now)).toEqual(backlog)
  expect(await logged()).toEqual([{ event: 'newsletter backlog', ...backlog }])
})

test('a sign-up that waits for 15 minutes is not logged', async () => {
  await signUp('a', 15)
  expect(await logged()).toEqual([])
  await signUp('b', 16)
  expect(await logged()).toMatchObject([{ waiting: 2, oldestWaitingSeconds: 960, rejected: 0 }])
})

test('a new refusal is logged', async () => {
  await signUp('a', 0, 'rejected')
  expect(await logged()).toMatchObject([{ waiting: 0, oldestWaitingSeconds: null, rejected: 1 }])
})

test('without a content server waiting sign-ups are not logged', async () => {
  await signUp('a', 500)
  expect(await logged(parseSettings({}))).toEqual([])
})

test('a database failure is one log line, and the cron continues', async () => {
  vi.spyOn(env.DB, 'prepare').mockThrow(new Error('no database'))
  expect(await logged()).toEqual([{ event: 'health check failed', call: 'D1', error: 'no database' }])
})
