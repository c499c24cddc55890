import { createExecutionContext, env } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import { testGateway } from '#tests/support/gateway.ts'
import { remoteGateway } from '#tests/support/remote-gateway.ts'
import { storeSubscription } from './newsletter/store-subscription.ts'
import { parseSettings } from './settings.ts'

const start = Date.UTC(2026, 0, 1)
const remote = { settings: parseSettings({ CONTENT_API_URL: 'https://cms.example' }) }

afterEach(() => {
  vi.useRealTimers()
})

/** The lines of the log, which the test expects. */
function expectedLog() {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => {
    const lines = log.mock.calls.map(([line]): unknown => JSON.parse(String(line)))
    log.mockClear()
    return lines
  }
}

test('a site with embedded content is well when its database answers', async () => {
  await storeSubscription(env.DB, { email: 'linh@example.com', locale: 'vi' }, 1)
  await storeSubscription(env.DB, { email: 'an@example.com', locale: 'vi' }, 1)
  await env.DB.exec("UPDATE newsletter SET state = 'delivered' WHERE email LIKE 'an@%'")
  const answer = await testGateway().request('/healthz')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual({
    status: 'ok',
    build: expect.stringMatching(/^[0-9a-f]{16}$/),
    mode: 'embedded',
    content: { config: null, lastGoodSecondsAgo: null },
    newsletter: {
      waiting: 1,
      oldestWaitingSeconds: expect.any(Number),
      waitingReason: null,
      rejected: 0,
      oldestRejectedSeconds: null,
    },
  })
})

test('a database that does not answer is a 503, with a line in the log', async () => {
  const lines = expectedLog()
  const { app } = testGateway()
  const DB = { prepare: () => ({ all: () => Promise.reject(new Error('no database')) }) }
  const answer = await app.request('/healthz', {}, { ...env, DB }, createExecutionContext())
  expect(answer.status).toBe(503)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toMatchObject({ status: 'failing', newsletter: { waiting: null } })
  expect(lines()).toEqual([{ event: 'health check failed', call: 'D1', ms: expect.any(Number), error: 'no database' }])
})

test('a database that hangs is one, too', async () => {
  const lines = expectedLog()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { app } = testGateway()
  const DB = { prepare: () => ({ all: () => new Promise(() => undefined) }) }
  const answer = app.request('/healthz', {}, { ...env, DB }, createExecutionContext())
  await vi.advanceTimersByTimeAsync(3000)
  expect((await answer).status).toBe(503)
  expect(lines()).toHaveLength(1)
})

test.each([
  [undefined, 503, null],
  [0, 200, 0],
  [900, 200, 900],
  [901, 503, 901],
])('a content server whose last good answer is %s s old answers %i', async (age, status, shown) => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  if (age !== undefined) await env.SITE_KV.put('content:last-good', String(start - age * 1000))
  const answer = await testGateway(remote).request('/healthz')
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ mode: 'remote', content: { lastGoodSecondsAgo: shown } })
})

const hour = 3600

test.each([
  [hour, 200],
  [hour + 1, 503],
])('a sign-up that the content server has not taken for %i s answers %i', async (age, status) => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  await env.SITE_KV.put('content:last-good', String(start))
  await storeSubscription(env.DB, { email: 'linh@example.com', locale: 'vi' }, start - age * 1000)
  const answer = await testGateway(remote).request('/healthz')
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ newsletter: { waiting: 1, oldestWaitingSeconds: age } })
})

test.each([
  ['gives a good config', async () => true, 200, 'ok'],
  ['gives none', async () => false, 503, 'failing'],
])('a content server that %s', async (_, contentIsHealthy, status, config) => {
  await env.SITE_KV.put('content:last-good', String(Date.now()))
  const answer = await testGateway({ ...remote, contentIsHealthy }).request('/healthz')
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ status: status === 200 ? 'ok' : 'failing', content: { config } })
})

test('the config is asked for, and one that cannot be read is not hidden by a copy', async () => {
  const lines = expectedLog()
  const { parts, request, order, pass } = remoteGateway()
  const health = async () => (await testGateway({ ...remote, ...parts }).request('/healthz')).json()
  await request('/api/config')
  expect(await health()).toMatchObject({ status: 'ok', content: { config: 'ok' } })
  await order({ fault: 'wrong-shape', call: '/config' })
  pass(11_000)
  expect(await health()).toMatchObject({ status: 'failing', content: { config: 'failing' } })
  await order({})
  expect(await health()).toMatchObject({ status: 'ok', content: { config: 'ok' } })
  expect(lines()).toMatchObject([{ event: 'content failed', call: '/config', status: 'wrong shape' }])
})
