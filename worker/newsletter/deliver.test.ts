import { env } from 'cloudflare:test'
import { beforeEach, expect, test, vi } from 'vitest'
import { parseSettings } from '#worker/settings.ts'
import { accepting, contentServer, failing, listen, refusal } from '#tests/support/subscribe-server.ts'
import { deliver } from './deliver.ts'
import { backoffMs } from './lease.ts'
import { storeSubscription } from './outbox.ts'

const now = 1_700_000_000_000
const minute = 60_000
const settings = parseSettings({ CONTENT_API_URL: 'https://cms.example/api', CONTENT_API_TOKEN: 'a-token-of-the-test' })

beforeEach(async () => {
  await storeSubscription(env.DB, { email: 'linh@example.com', locale: 'vi' }, now)
})

const row = () => env.DB.prepare('SELECT state, attempts, next_attempt_at, reason FROM newsletter').first()

test('a row is delivered once, with its id as the idempotency key', async () => {
  const server = accepting()
  expect(await deliver(env.DB, settings, now)).toBe('delivered')
  expect(await deliver(env.DB, settings, now)).toBeUndefined()
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

test('without a token the call carries no authorisation', async () => {
  const server = accepting()
  await deliver(env.DB, parseSettings({ CONTENT_API_URL: 'https://cms.example' }), now)
  expect(new Headers(server.mock.calls[0]?.[1]?.headers).has('authorization')).toBe(false)
})

test.each([
  [undefined, 'waiting', 'The content server did not answer'],
  [500, 'waiting', 'The content server answered 500'],
  [429, 'waiting', 'The content server answered 429'],
  [401, 'blocked', 'The content server answered 401'],
  [403, 'blocked', 'The content server answered 403'],
  [404, 'blocked', 'The content server answered 404'],
  [302, 'blocked', 'The content server answered 302'],
])('after %s the row waits, with the reason, and is tried again later', async (status, outcome, reason) => {
  const log = listen()
  failing(status)
  expect(await deliver(env.DB, settings, now)).toBe(outcome)
  expect(await row()).toMatchObject({ state: 'waiting', attempts: 1, reason })
  expect(await deliver(env.DB, settings, now + backoffMs(0, 0) - 1)).toBeUndefined()
  accepting()
  expect(await deliver(env.DB, settings, now + 2 * minute)).toBe('delivered')
  expect(await row()).toMatchObject({ state: 'delivered', reason: null })
  log.forget()
})

test('an incomplete answer counts as no answer', async () => {
  const log = listen()
  contentServer(() => new Response(new ReadableStream({ start: (body) => body.error(new Error('connection reset')) })))
  expect(await deliver(env.DB, settings, now)).toBe('waiting')
  expect(log.written()).toContain('no answer')
  log.forget()
})

test.each([429, 503])('a %s with Retry-After is obeyed, a shorter one than the backoff is not', async (status) => {
  const log = listen()
  failing(status, { 'retry-after': '1800' })
  await deliver(env.DB, settings, now)
  expect(await row()).toMatchObject({ next_attempt_at: now + 30 * minute })
  failing(status, { 'retry-after': '1' })
  await deliver(env.DB, settings, now + 30 * minute)
  expect(await row()).toHaveProperty(
    'next_attempt_at',
    expect.toSatisfy((at) => at >= now + 30 * minute + backoffMs(1, 0)),
  )
  log.forget()
})

test('Retry-After delays a row by at most a day', async () => {
  const log = listen()
  failing(503, { 'retry-after': 'Fri, 01 Jan 2100 00:00:00 GMT' })
  await deliver(env.DB, settings, now)
  expect(await row()).toMatchObject({ next_attempt_at: now + 24 * 60 * minute })
  log.forget()
})

test.each([400, 422])('a refusal (%s) rejects the row with its reason', async (status) => {
  const log = listen()
  contentServer(() => new Response(refusal, { status }))
  expect(await deliver(env.DB, settings, now)).toBe('rejected')
  expect(await row()).toMatchObject({ state: 'rejected', reason: `The content server answered ${status}` })
  log.forget()
})

test.each([undefined, 400, 503])('a delivery that ends in %s is logged without the address', async (status) => {
  const log = listen()
  failing(status)
  await deliver(env.DB, settings, now)
  expect(log.written()).toContain('delivery failed')
  expect(log.written()).not.toMatch(/linh|@|example\.com/)
  log.forget()
})

test('an unfinished row is due again after its lease', async () => {
  await env.DB.prepare('UPDATE newsletter SET leased_until = ?')
    .bind(now + minute)
    .run()
  accepting()
  expect(await deliver(env.DB, settings, now)).toBeUndefined()
  expect(await deliver(env.DB, settings, now + minute)).toBe('delivered')
})

test('a worker with an expired lease does not overwrite a later result', async () => {
  const log = listen()
  const slow = Promise.withResolvers<Response>()
  const asked = Promise.withResolvers<void>()
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
    asked.resolve()
    return slow.promise
  })
  const first = deliver(env.DB, settings, now)
  await asked.promise
  accepting()
  expect(await deliver(env.DB, settings, now + minute)).toBe('delivered')
  slow.resolve(new Response(refusal, { status: 400 }))
  await first
  expect(await row()).toMatchObject({ state: 'delivered', attempts: 1 })
  log.forget()
})

test('a failed write of the outcome rejects, and the row is not lost', async () => {
  contentServer(() => new Response(null, { status: 204 })).mockImplementationOnce(async () => {
    await env.DB.exec('ALTER TABLE newsletter RENAME TO away')
    return new Response(null, { status: 204 })
  })
  await expect(deliver(env.DB, settings, now)).rejects.toThrow('no such table')
  await env.DB.exec('ALTER TABLE away RENAME TO newsletter')
  expect(await row()).toMatchObject({ state: 'waiting' })
  expect(await deliver(env.DB, settings, now + minute)).toBe('delivered')
})

test('a row is due at each of the first runs of the cron, then retries grow to six hours', () => {
  for (const attempts of [0, 1, 2, 3, 4]) expect(backoffMs(attempts, 1)).toBeLessThan(minute)
  expect(backoffMs(5, 0)).toBe(1.5 * minute)
  expect(backoffMs(30, 0)).toBe(300 * minute)
  expect(backoffMs(2000, 1)).toBe(360 * minute)
})

test('a quick failure is repeated at once, twice, under the same key', async () => {
  const log = listen()
  const server = failing(503)
  expect(await deliver(env.DB, settings, now)).toBe('waiting')
  const keys = server.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'))
  expect(keys).toEqual([keys[0], keys[0], keys[0]])
  log.forget()
  const flaky = contentServer(() => new Response(null, { status: flaky.mock.calls.length < 3 ? 500 : 204 }))
  expect(await deliver(env.DB, settings, now + minute)).toBe('delivered')
  expect(await row()).toMatchObject({ attempts: 2 })
  expect(log.written()).not.toContain('delivery failed')
})

test('a slow failure, a refusal, and a server that asks to wait are not repeated at once', async () => {
  const log = listen()
  vi.useFakeTimers({ toFake: ['Date'] })
  const slow = contentServer(() => void vi.setSystemTime(Date.now() + 1001))
  await deliver(env.DB, settings, now)
  expect(slow).toHaveBeenCalledOnce()
  vi.useRealTimers()
  const busy = failing(429, { 'retry-after': '5' })
  busy.mockClear()
  await deliver(env.DB, settings, now + minute)
  expect(busy).toHaveBeenCalledOnce()
  const refusing = failing(400)
  refusing.mockClear()
  await deliver(env.DB, settings, now + 2 * minute)
  expect(refusing).toHaveBeenCalledOnce()
  log.forget()
})
