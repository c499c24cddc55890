import { env } from 'cloudflare:test'
import { beforeEach, expect, test, vi } from 'vitest'
import { purgeGateway, startClock, tagged } from '#tests/support/purge.ts'

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
  '{"forget":true}',
  '{"tags":["blog"],"forget":true}',
  '{"everything":true,"forget":1}',
  '{"collection":""}',
  '{"collection":["blogs"]}',
  '{"collection":"blogs","tags":["blog"]}',
])('the body %s is a 422 that shows a good one', async (body) => {
  const answer = await purgeGateway().purge(body)
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('everything')
})

test('a purge writes one key, however many copies exist', async () => {
  const list = vi.spyOn(env.SITE_KV, 'list')
  const put = vi.spyOn(env.SITE_KV, 'put')
  const { purge } = purgeGateway()
  for (const body of [tagged, '{"everything":true}'])
    expect(await (await purge(body)).json()).toEqual({ data: { forgotten: false, edge: false } })
  expect(put.mock.calls.map(([key]) => key)).toEqual(['content:version', 'content:version'])
  expect(list).not.toHaveBeenCalled()
})

test('forgetting all copies takes one more write', async () => {
  const put = vi.spyOn(env.SITE_KV, 'put')
  const answer = await purgeGateway().purge('{"everything":true,"forget":true}')
  expect(await answer.json()).toEqual({ data: { forgotten: true, edge: false } })
  expect(put.mock.calls.map(([key]) => key)).toEqual(['content:epoch', 'content:version'])
})

test('a purge while KV fails is a 503', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(env.SITE_KV, 'put').mockRejectedValue(new Error('KV is away'))
  expect((await purgeGateway().purge('{"everything":true}')).status).toBe(503)
  expect(log.mock.calls[0]?.[0]).toContain('KV is away')
  log.mockClear()
})

test('a purge passes its tags to the cache of the platform', async () => {
  const purgeEdge = vi.fn(async () => true)
  const { purge } = purgeGateway({ purgeEdge })
  expect(await (await purge(tagged)).json()).toMatchObject({ data: { edge: true } })
  await purge('{"everything":true}')
  expect(purgeEdge.mock.calls).toEqual([[['blog']], [undefined]])
})

test.each([
  ['blogs', ['blog']],
  ['blogs_translations', ['blog']],
  ['categories', ['blog', 'product-updates']],
  ['faq', ['faq']],
  ['home_translations', ['home', 'pricing']],
  ['home_cards', ['home']],
  ['app_config', undefined],
  ['made_later', undefined],
])('a change of the collection %s purges the pages that show it', async (collection, tags) => {
  const purgeEdge = vi.fn(async () => true)
  const { purge } = purgeGateway({ purgeEdge })
  expect((await purge(JSON.stringify({ collection }))).status).toBe(200)
  expect(purgeEdge.mock.calls).toEqual([[tags]])
})

test('a purge that fails half way is a 503 and can be repeated', async () => {
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
  expect((await purge(tagged)).status).toBe(200)
})
