import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { storeSubscription } from './outbox.ts'

const now = 1_700_000_000_000
const day = 24 * 60 * 60 * 1000
const email = 'linh@example.com'

beforeEach(async () => {
  await env.DB.exec('DELETE FROM newsletter')
  await storeSubscription(env.DB, { email, locale: 'vi' }, now)
})

const rows = async () => (await env.DB.prepare('SELECT * FROM newsletter').all()).results

/** The idempotency key of the delivery. */
const key = () => env.DB.prepare('SELECT IFNULL(key, id) FROM newsletter').first<string>('IFNULL(key, id)')

/** Updates the row like a delivery and returns it. */
async function become(state: string, rest = '') {
  await env.DB.exec(`UPDATE newsletter SET state = '${state}', attempts = 3${rest}`)
  return rows()
}

const again = (later: number) => storeSubscription(env.DB, { email: 'LINH@example.com', locale: 'cn' }, now + later)

/** The row as that of a new sign-up at `now + later`. */
const dueAgain = (later: number) => [
  {
    id: expect.any(String),
    key: expect.any(String),
    kind: 'subscribe',
    confirmed_at: null,
    withdrawn_at: null,
    source: null,
    email,
    locale: 'cn',
    created_at: now + later,
    state: 'waiting',
    attempts: 0,
    next_attempt_at: 0,
    leased_until: 0,
    reason: null,
  },
]

test('a refused address that signs up again is due at once, under a new key', async () => {
  await become('rejected', ", reason = 'The content server answered 400'")
  const refused = await key()
  await again(1000)
  expect(await rows()).toEqual(dueAgain(1000))
  expect(await key()).not.toBe(refused)
})

test('a delivered address that signs up again within a day stays delivered', async () => {
  const delivered = await become('delivered')
  await Promise.all([again(0), again(1000), again(day)])
  expect(await rows()).toEqual(delivered)
})

test('a delivered address that signs up again later, twice at once, is one new sign-up', async () => {
  await become('delivered')
  const delivered = await key()
  await Promise.all([again(day + 1), again(day + 1)])
  expect(await rows()).toEqual(dueAgain(day + 1))
  expect(await key()).not.toBe(delivered)
})

test('a waiting address keeps its attempts and lease on a later sign-up', async () => {
  const waiting = await become('waiting', ', next_attempt_at = 5, leased_until = 7')
  await again(2 * day)
  expect(await rows()).toEqual(waiting)
})
