import * as v from 'valibot'
import { createExecutionContext, env } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import { testGateway } from '#tests/support/gateway.ts'
import { remoteGateway } from '#tests/support/remote-gateway.ts'
import { storeSubscription } from './newsletter/outbox.ts'
import { noteCronRun, stoppedCronSeconds } from './cron-run.ts'
import { parseSettings } from './settings.ts'

const remote = {
  settings: parseSettings({ CONTENT_API_URL: 'https://cms.example' }),
  contentServer: { failing: async () => [], check: async () => [] },
}

const Health = v.object({
  content: v.object({
    failing: v.array(v.object({ call: v.string(), reason: v.string(), since: v.string() })),
    invalidRecords: v.optional(v.array(v.unknown())),
  }),
})

afterEach(() => void vi.useRealTimers())

/** The log lines. */
function expectedLog() {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => {
    const lines = log.mock.calls.map(([line]): unknown => JSON.parse(String(line)))
    log.mockClear()
    return lines
  }
}

test('a site with embedded content is healthy if D1 answers', async () => {
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
    content: { failing: null },
    cronSecondsAgo: null,
    newsletter: {
      confirmation: 'none',
      waiting: 1,
      oldestWaitingSeconds: expect.any(Number),
      waitingReason: null,
      rejected: 0,
      oldestRejectedSeconds: null,
      refusedInARow: 0,
      mails: 0,
      oldestMailSeconds: null,
      mailReason: null,
    },
  })
})

test('a cron that has stopped is a 503', async () => {
  const status = async () => (await testGateway().request('/healthz')).status
  await noteCronRun(env.SITE_KV, Date.now() - stoppedCronSeconds * 1000 + 5000)
  expect(await status()).toBe(200)
  await noteCronRun(env.SITE_KV, Date.now() - stoppedCronSeconds * 1000 - 5000)
  expect(await status()).toBe(503)
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

test('a database that hangs is a 503, too', async () => {
  const lines = expectedLog()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { app } = testGateway()
  const DB = { prepare: () => ({ all: () => new Promise(() => undefined) }) }
  const answer = app.request('/healthz', {}, { ...env, DB }, createExecutionContext())
  await vi.advanceTimersByTimeAsync(3000)
  expect((await answer).status).toBe(503)
  expect(lines()).toHaveLength(1)
})

test('the check makes each call and names a failing one with reason and time', async () => {
  const lines = expectedLog()
  const { parts, order, pass, seen } = remoteGateway()
  const health = async () => {
    const answer = await testGateway({ ...remote, ...parts }).request('/healthz')
    const { content } = v.parse(Health, await answer.json())
    return [answer.status, content.failing.map(({ call, reason }) => `${call.replace(/\?.*/, '')} ${reason}`)]
  }
  expect(await health()).toEqual([200, []])
  expect(new Set((await seen()).asked.map(({ path }) => path)).size).toBe(15)
  await order({ fault: 'no-route', call: '/items/pages/home' })
  // Recent answers count.
  expect(await health()).toEqual([200, []])
  pass(11_000)
  const noRoute = '404: The server has no such call: its extension is not loaded, or CONTENT_API_URL lacks /site-api'
  expect(await health()).toEqual([503, [`/items/pages/home ${noRoute}`]])
  pass(11_000)
  await order({ fault: 'wrong-shape', call: '/items/bot-plans' })
  expect(await health()).toEqual([503, ['/items/bot-plans wrong shape: botplans.0.id']])
  pass(11_000)
  await order({ fault: 'wrong-token' })
  const [status, calls] = await health()
  expect(status).toBe(503)
  expect(calls).toContain('/config 401: The content server does not take CONTENT_API_TOKEN')
  pass(41_000)
  await order({ fault: 'no-route', call: '/items/blogs_translations' })
  expect(await health()).toEqual([503, [`/items/blogs_translations ${noRoute}`]])
  pass(11_000)
  await order({})
  expect(await health()).toEqual([200, []])
  expect(lines().length).toBeGreaterThan(3)
})

test.each([
  ['/items/bot-plans', 200, { data: { botplans: [] } }],
  ['/items/pages/static/terms-of-use', 404, { errors: [{ extensions: { code: 'ITEM_NOT_FOUND' } }] }],
])('%s without a record is a failing call', async (call, status, body) => {
  const { parts } = remoteGateway()
  const server = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) =>
    String(address).includes(call) ? Response.json(body, { status }) : server(address, init),
  )
  const failing = await parts.contentServer.failing()
  expect(failing).toMatchObject([{ call: `${call}?lang=en-US`, reason: 'empty: publish a record' }])
})

test('a list that is too large for sitemaps is a failing call, though its first page shows', async () => {
  const lines = expectedLog()
  const { request, parts, order } = remoteGateway()
  await order({ fault: 'long-texts' })
  expect((await request('/api/pages/blogs/list-blogs')).status).toBe(200)
  expect(await parts.contentServer.failing()).toMatchObject([
    { call: '/pages/blogs/list-blogs?lang=en-US&limit=50&page=1', reason: 'too large' },
  ])
  expect(lines()).toHaveLength(1)
})

test('a failing call has the time of its first failure', async () => {
  const lines = expectedLog()
  const { parts, order, pass } = remoteGateway()
  await order({ fault: 'error', call: '/items/pages/home' })
  const since = async () => {
    const answer = await testGateway({ ...remote, ...parts }).request('/healthz')
    return v.parse(Health, await answer.json()).content.failing[0]?.since
  }
  const first = await since()
  pass(60_000)
  expect(Date.parse(first ?? '')).toBeGreaterThan(0)
  expect(await since()).toBe(first)
  expect(lines().length).toBeGreaterThan(0)
})

test('a failing call keeps its reason during a pause', async () => {
  const lines = expectedLog()
  const { parts, order } = remoteGateway()
  await order({ fault: 'unavailable' })
  const failing = async () => {
    const answer = await testGateway({ ...remote, ...parts }).request('/healthz')
    return v.parse(Health, await answer.json()).content.failing.find(({ call }) => call === '/config')?.reason
  }
  expect(await failing()).toBe('503')
  expect(await failing()).toBe('503')
  expect(lines()).toContainEqual(expect.objectContaining({ event: 'requests paused' }))
})

test('with the purge secret ?verbose lists invalid records', async () => {
  const lines = expectedLog()
  const { parts, order } = remoteGateway()
  const { request } = testGateway({ ...parts, settings: { ...remote.settings, PURGE_SECRET: 'a-secret-of-the-test' } })
  const verbose = (secret: string) =>
    request('https://helmsway.example/healthz?verbose', { headers: { authorization: `Bearer ${secret}` } })
  expect((await verbose('another-secret-of-it')).status).toBe(401)
  expect(await (await verbose('a-secret-of-the-test')).json()).toMatchObject({ content: { invalidRecords: [] } })
  await order({ fault: 'mistakes' })
  const { content } = v.parse(Health, await (await verbose('a-secret-of-the-test')).json())
  expect(content.invalidRecords).toContainEqual({
    call: '/items/bot-plans?lang=vi-VN',
    id: 'alpha',
    field: 'botplans.alpha.price',
    found: '"a lot"',
    good: 'Write a price in dollars, such as 79',
  })
  expect(content.invalidRecords).toContainEqual(expect.objectContaining({ slug: 'Bài-viết', field: 'bogs.3.slug' }))
  await order({ fault: 'wrong-redirects' })
  const redirects = v.parse(Health, await (await verbose('a-secret-of-the-test')).json()).content.invalidRecords
  const loop = { slug: '/cms-self/*', field: 'to', good: expect.stringContaining('a loop') }
  expect(redirects).toContainEqual(expect.objectContaining(loop))
  lines()
})
