import { env } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { cms } from '#tests/support/cms.ts'
import { clientDependencies, contentClient } from '#worker/cms/client.ts'
import { parseSettings } from '#worker/settings.ts'
import { deliver, deliverDue, drain } from './deliver.ts'
import { storeSubscription } from './outbox.ts'

const signUp = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      storeSubscription(env.DB, { email: `reader-${index}@example.com`, locale: 'en' }, Date.now()),
    ),
  )

const rowsThat = (condition: string) =>
  env.DB.prepare(`SELECT count(*) AS n FROM newsletter WHERE ${condition}`).first('n')
const untouched = "state = 'waiting' AND attempts = 0 AND next_attempt_at = 0 AND leased_until = 0"

/** A content server that answers `status`. Its address is unique: limiters are shared per address. */
function contentServer(status: number) {
  const url = `https://cms.example/${crypto.randomUUID()}`
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const server = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status }))
  return { url, settings: parseSettings({ CONTENT_API_URL: url }), server, forget: () => log.mockClear() }
}

test('two concurrent drains deliver no row twice', async () => {
  await signUp(40)
  const { settings, server } = contentServer(204)
  // The bare delivery acts like an isolate with its own limiter.
  const drains = [drain(env.DB, settings), drain(env.DB, settings), deliver(env.DB, settings, Date.now())]
  await Promise.all(drains)
  const keys = server.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'))
  expect(keys).toHaveLength(40)
  expect(new Set(keys).size).toBe(40)
  expect(await rowsThat("state = 'delivered'")).toBe(40)
})

test('thirty concurrent sign-ups and reads: at most six requests at once, each sign-up delivered once', async () => {
  // A drain without a slot logs that and leaves its rows to the drain with the slot.
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await signUp(30)
  const { url, order, seen } = cms()
  await order({ fault: 'late' })
  const settings = parseSettings({ CONTENT_API_URL: url })
  const read = contentClient(url, undefined, clientDependencies)
  const calls = Array.from({ length: 30 }, (_, index) => `/country?call=${index}`)
  const reads = await Promise.all(
    calls.map(async (call) => {
      const [answer] = await Promise.all([read(call), drain(env.DB, settings)])
      return answer.kind
    }),
  )
  expect(new Set(reads)).toEqual(new Set(['found']))
  const { asked, subscriptions, busiest } = await seen()
  expect(busiest).toBeLessThanOrEqual(6)
  expect(asked.filter(({ path }) => path === '/subscribe')).toHaveLength(30)
  expect(new Set(subscriptions.map(([, email]) => email)).size).toBe(30)
  expect(await rowsThat("state = 'delivered'")).toBe(30)
  for (const [line] of log.mock.calls.splice(0)) expect(line).toContain('"requests":"deliveries"')
})

test('with the content server down, five rows are tried and the others wait', async () => {
  await signUp(20)
  const { settings, server, forget } = contentServer(503)
  await drain(env.DB, settings)
  const { length } = server.mock.calls
  await drain(env.DB, settings)
  expect(server).toHaveBeenCalledTimes(length)
  expect(await rowsThat(untouched)).toBe(15)
  forget()
})

test('reads that fail, and reads that fill the queue, do not keep a sign-up waiting', async () => {
  await signUp(2)
  const { url, settings, server, forget } = contentServer(503)
  const read = contentClient(url, undefined, { ...clientDependencies, sleep: async () => undefined })
  await Promise.all(['/config', '/country'].map((path) => read(path)))
  expect(await read('/config')).toMatchObject({ kind: 'failed' })
  const never = new Promise<Response>(() => undefined)
  server.mockImplementation((address) =>
    new Request(address).url.endsWith('/subscribe') ? Promise.resolve(new Response(null, { status: 204 })) : never,
  )
  await drain(env.DB, settings)
  expect(await rowsThat("state = 'delivered'")).toBe(2)
  await signUp(3)
  const other = parseSettings({ CONTENT_API_URL: `${url}/other` })
  const readOther = contentClient(`${url}/other`, undefined, clientDependencies)
  for (let count = 0; count < 60; count += 1) void readOther(`/config?${count}`)
  await drain(env.DB, other)
  expect(await rowsThat("state = 'delivered'")).toBe(3)
  forget()
})

test('a blocked row stops the run, and reads continue', async () => {
  await signUp(8)
  const { url, settings, server, forget } = contentServer(401)
  for (let run = 0; run < 6; run += 1) await drain(env.DB, settings)
  expect(server).toHaveBeenCalledTimes(6)
  expect(await rowsThat(untouched)).toBe(2)
  await contentClient(url, undefined, clientDependencies)('/config')
  expect(server).toHaveBeenCalledTimes(7)
  forget()
})

test('without a content server rows stay', async () => {
  await signUp(1)
  await drain(env.DB, parseSettings({}))
  expect(await rowsThat(untouched)).toBe(1)
})

test('a failed cron is one log line and one report', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(env.DB, 'prepare').mockImplementation(() => {
    throw new Error('no database')
  })
  const report = vi.fn()
  await deliverDue(env.DB, parseSettings({ CONTENT_API_URL: 'https://cms.example' }), report)
  const lines = log.mock.calls.map(([line]): unknown => JSON.parse(String(line)))
  log.mockClear()
  expect(lines).toEqual([{ event: 'delivery failed', ms: expect.any(Number), error: 'no database' }])
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error('no database'))
})
