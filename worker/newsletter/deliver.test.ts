import { env } from 'cloudflare:test'
import { beforeEach, expect, test, vi } from 'vitest'
import { parseSettings } from '#worker/settings.ts'
import { backoffMs, deliver } from './deliver.ts'
import { storeSubscription } from './subscribe.ts'

const now = 1_700_000_000_000
const minute = 60_000
const settings = parseSettings({ CONTENT_API_URL: 'https://cms.example/api', CONTENT_API_TOKEN: 'a-token-of-the-test' })

beforeEach(async () => {
  await env.DB.exec('DELETE FROM newsletter')
  await storeSubscription(env.DB, { email: 'linh@example.com', locale: 'vi' }, now)
})

/** The content server: answers `status`, or nothing at all when it is undefined. */
function contentServer(status: number | undefined) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (status === undefined) throw new TypeError('connection refused')
    return new Response(null, { status })
  })
}

const row = () => env.DB.prepare('SELECT state, attempts, next_attempt_at, reason FROM newsletter').first()

test('a row is handed over once, with its id as the idempotency key', async () => {
  const server = contentServer(204)
  expect(await deliver(env.DB, settings, now)).toBe(1)
  expect(await deliver(env.DB, settings, now)).toBe(0)
  const id = await env.DB.prepare('SELECT id FROM newsletter').first('id')
  expect(server).toHaveBeenCalledOnce()
  const [address, { body, headers } = {}] = server.mock.calls[0] ?? []
  expect(address).toBe('https://cms.example/api/subscribe')
  expect(body).toBe('{"email":"linh@example.com"}')
  expect(Object.fromEntries(new Headers(headers))).toMatchObject({
    'idempotency-key': id,
    authorization: 'Bearer a-token-of-the-test',
  })
  expect(await row()).toMatchObject({ state: 'delivered', attempts: 1 })
})

test.each([undefined, 500, 503, 429, 408])('after %s the row waits and is tried again later', async (status) => {
  contentServer(status)
  await deliver(env.DB, settings, now)
  expect(await row()).toMatchObject({ state: 'waiting', attempts: 1 })
  expect(await deliver(env.DB, settings, now + 30_000)).toBe(0)
  expect(await deliver(env.DB, settings, now + 2 * minute)).toBe(1)
})

test('a refusal parks the row with its reason', async () => {
  contentServer(400)
  await deliver(env.DB, settings, now)
  expect(await row()).toMatchObject({ state: 'rejected', reason: 'The content server answered 400' })
})

test('two workers at once never hand over the same row', async () => {
  const server = contentServer(204)
  const tried = await Promise.all([deliver(env.DB, settings, now), deliver(env.DB, settings, now)])
  expect(tried.toSorted((a, b) => a - b)).toEqual([0, 1])
  expect(server).toHaveBeenCalledOnce()
})

test('a row that a worker took and never finished is free again after the lease', async () => {
  await env.DB.prepare('UPDATE newsletter SET leased_until = ?')
    .bind(now + minute)
    .run()
  contentServer(204)
  expect(await deliver(env.DB, settings, now)).toBe(0)
  expect(await deliver(env.DB, settings, now + minute)).toBe(1)
})

test('without a content server rows stay', async () => {
  expect(await deliver(env.DB, parseSettings({}), now)).toBe(0)
  expect(await row()).toMatchObject({ state: 'waiting' })
})

test('retries grow from about a minute to about six hours', () => {
  expect(backoffMs(0, 0.5)).toBe(minute)
  expect(backoffMs(3, 0.5)).toBe(8 * minute)
  expect(backoffMs(30, 1)).toBe(396 * minute)
})
