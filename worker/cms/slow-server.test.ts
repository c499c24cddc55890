import { env } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { remoteGateway } from '#tests/support/remote-gateway.ts'

const home = '/api/items/pages/home'
/** Shorter than the timeout of a try. */
const answerTimeoutMs = 200

test('a slow content server: the copy is shown as stale, and the late answer renews it', async () => {
  const { request, order } = remoteGateway(env.SITE_KV, answerTimeoutMs)
  await request(home)
  await order({ fault: 'silent', times: 1, mark: 'CMS edited' })
  const kept = await request(home)
  expect(kept.status).toBe(200)
  expect(kept.headers.get('cache-status')).toMatch(/^content; hit; detail=stale; age=\d+$/)
  expect(await kept.text()).not.toContain('CMS edited')
  expect(await env.SITE_KV.get('copy:/items/pages/home?lang=en-US')).toContain('CMS edited')
})

test('equal reads of a late answer show the copy and share one request', async () => {
  const { open, request, order, seen } = remoteGateway(env.SITE_KV, answerTimeoutMs)
  await request(home)
  await order({ fault: 'silent', times: 1, mark: 'CMS edited' })
  const homes = await Promise.all(Array.from({ length: 20 }, () => open().home('en')))
  expect(JSON.stringify(homes)).not.toContain('CMS edited')
  // Answers when the work in the background is done, too.
  await request('/api/languages')
  expect((await seen()).asked.filter(({ path }) => path === '/items/pages/home')).toHaveLength(3)
})

test('without a copy a read waits for the late answer', async () => {
  const { request, order } = remoteGateway(env.SITE_KV, answerTimeoutMs)
  await order({ fault: 'silent', times: 1 })
  const answer = await request(home)
  expect(answer.status).toBe(200)
  expect(answer.headers.has('cache-status')).toBe(false)
  expect(await answer.text()).toContain('CMS')
})

test('a post behind many unknown slugs on a slow content server: its copy is shown, with few requests', async () => {
  const { request, restart, pass } = remoteGateway()
  const post = '/api/blogs_translations?slug=cms-post-1'
  expect((await request(post)).status).toBe(200)
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const late = Promise.withResolvers<void>()
  const server = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    await late.promise
    return Response.json({ errors: [] }, { status: 404 })
  })
  const other = restart()
  const crowd = Array.from({ length: 40 }, (_, index) => other(`/api/blogs_translations?slug=unknown-${index}`))
  await vi.waitFor(() => expect(server).toHaveBeenCalled())
  const behind = other(post)
  pass(2500)
  late.resolve()
  const shown = await behind
  expect(shown.status).toBe(200)
  expect(shown.headers.get('cache-status')).toContain('detail=stale')
  const statuses = (await Promise.all(crowd)).map(({ status, headers }) => [status, headers.has('retry-after')])
  expect(statuses.every(([status, waits]) => status === 404 || (status === 503 && waits))).toBe(true)
  expect(server.mock.calls.length).toBeLessThan(10)
  log.mockClear()
})
