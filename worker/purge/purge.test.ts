import { env } from 'cloudflare:test'
import { beforeEach, expect, test, vi } from 'vitest'
import { purgeGateway, seconds, start, startClock, tagged } from '#tests/support/purge.ts'

beforeEach(startClock)

test('other methods are 405, a long body is 413', async () => {
  const { request, purge } = purgeGateway()
  const get = await request('/api/purge')
  expect(get.status).toBe(405)
  expect(get.headers.get('allow')).toBe('POST')
  expect((await purge(`{"tags":["${'x'.repeat(16 * 1024)}"]}`)).status).toBe(413)
})

test.each([
  '',
  'null',
  '{}',
  '{"tags":[]}',
  '{"tags":"blog"}',
  '{"tags":["Blog"]}',
  '{"tags":["a,b"]}',
  '{"everything":false}',
  '{"tags":["blog"],"everything":true}',
])('the body %s is a 422 that shows a good one', async (body) => {
  const answer = await purgeGateway().purge(body)
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('everything')
})

const keep = (name: string, tags: string[]) =>
  env.SITE_KV.put(`copy:${name}`, '{}', { metadata: { tags, fetchedAt: start } })
const names = async () => (await env.SITE_KV.list({ prefix: 'copy:' })).keys.map(({ name }) => name)

test('copies of content answers go with their tags; others and other keys stay', async () => {
  await Promise.all([
    keep('posts', ['blog']),
    keep('post', ['blog', 'blog/first-post']),
    keep('home', ['home']),
    env.SITE_KV.put('copy:untagged', '{}'),
    env.SITE_KV.put('content:last-good', String(start)),
  ])
  const { purge } = purgeGateway()
  expect(await (await purge('{"tags":["blog/first-post","plans"]}')).json()).toMatchObject({ data: { copies: 1 } })
  expect(await names()).toEqual(['copy:home', 'copy:posts', 'copy:untagged'])
  expect(await (await purge(tagged)).json()).toMatchObject({ data: { copies: 1 } })
  expect(await (await purge('{"everything":true}')).json()).toMatchObject({ data: { copies: 2 } })
  expect(await names()).toEqual([])
  expect(await env.SITE_KV.get('content:last-good')).toBe(String(start))
})

test('more copies than a request may drop go with the repeated purge; the pages go at once', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await Promise.all([
    ...Array.from({ length: 1100 }, (_, index) => keep(`a${index}`, ['blog'])),
    keep('home', ['home']),
  ])
  const purgeEdge = vi.fn(async () => true)
  const { purge } = purgeGateway({ purgeEdge })
  expect((await purge(tagged)).status).toBe(503)
  expect(log.mock.calls[0]?.[0]).toContain('900 copies were dropped, more are left')
  expect(purgeEdge).toHaveBeenCalledOnce()
  seconds(1)
  expect(await (await purge(tagged)).json()).toMatchObject({ data: { copies: 200 } })
  expect(await names()).toEqual(['copy:home'])
  log.mockClear()
})

test('the cache of the platform is purged of the same', async () => {
  const purgeEdge = vi.fn(async () => true)
  const { purge } = purgeGateway({ purgeEdge })
  expect(await (await purge(tagged)).json()).toMatchObject({ data: { edge: true } })
  await purge('{"everything":true}')
  expect(purgeEdge.mock.calls).toEqual([[{ tags: ['blog'] }], [{ everything: true }]])
})

test('a purge that fails half way says so, and can be signed anew', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const report = vi.fn()
  const purgeEdge = vi.fn(async () => true).mockRejectedValueOnce(new Error('no cache'))
  const { purge } = purgeGateway({ purgeEdge, report })
  const answer = await purge(tagged)
  expect(answer.status).toBe(503)
  expect(await answer.text()).not.toContain('no cache')
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({ event: 'purge failed', error: 'no cache' })
  expect(report).toHaveBeenCalledOnce()
  log.mockClear()
  seconds(1)
  expect((await purge(tagged)).status).toBe(200)
})
