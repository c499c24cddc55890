import { afterEach, expect, test, vi } from 'vitest'
import { pageRecord, testGateway } from '#tests/support/gateway.ts'

const start = Date.UTC(2026, 0, 1)
const seconds = (count: number) => vi.setSystemTime(start + count * 1000)

afterEach(() => {
  vi.useRealTimers()
})

/** A gateway whose pages change status and version on request, with a spy on `fetchPage`. */
function changingPages() {
  const now = { status: 200, version: 'v1' }
  const fetchPage = vi.fn(async (path: string) => pageRecord(path, now))
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  return { now, fetchPage, ...testGateway({ fetchPage }) }
}

test('a page is HTML that browsers revalidate and the edge keeps', async () => {
  const gateway = testGateway()
  const answer = await gateway.request('/knowledge-base')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('<html>/knowledge-base</html>')
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(answer.headers.get('cloudflare-cdn-cache-control')).toMatch(
    /max-age=\d+, stale-while-revalidate=\d+, stale-if-error=\d+/,
  )
})

test.each([
  ['/', 'en'],
  ['/vi', 'vi'],
  ['/vi?page=2', 'vi'],
  ['/vi/knowledge-base?q=bot', 'vi'],
  ['/cn?q=bot', 'zh-Hans'],
  ['/knowledge-base?q=vi', 'en'],
])('%s has the language %s in its headers', async (path, tag) => {
  expect((await testGateway().request(path)).headers.get('content-language')).toBe(tag)
})

test.each(['application/json', 'image/avif', '*/*', ''])('Accept: "%s" gets HTML', async (accept) => {
  const answer = await testGateway().request('/knowledge-base', { headers: { accept } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
  '%s of a page is 405 with the methods it has',
  async (method) => {
    const fetchPage = vi.fn(async (path: string) => pageRecord(path))
    const answer = await testGateway({ fetchPage }).request('/', { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toHaveProperty('errors.0.extensions.code', 'METHOD_NOT_ALLOWED')
    expect(fetchPage).not.toHaveBeenCalled()
  },
)

test('a browser that has the page gets 304 without a body', async () => {
  const gateway = testGateway()
  const { headers } = await gateway.request('/')
  const etag = headers.get('etag') ?? ''
  expect(etag).toBe('W/"v1"')
  for (const tags of [etag, '"v1"', `"old", ${etag}`, `W/"a",W/"v1" , "b"`, '*']) {
    for (const method of ['GET', 'HEAD']) {
      const answer = await gateway.request('/', { method, headers: { 'if-none-match': tags } })
      expect(answer.status).toBe(304)
      expect(await answer.text()).toBe('')
      expect(answer.headers.get('etag')).toBe(etag)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    }
  }
  for (const tags of ['"v2"', 'v1', '"v1x", W/"xv1"', ''])
    expect((await gateway.request('/', { headers: { 'if-none-match': tags } })).status).toBe(200)
})

test('HEAD answers the headers of GET without a body, from memory when it is there', async () => {
  const { request, fetchPage } = changingPages()
  const get = await request('/knowledge-base')
  const head = await request('/knowledge-base', { method: 'HEAD' })
  const kept = (answer: Response) =>
    [...answer.headers].filter(([name]) => name !== 'cache-status' && name !== 'server-timing')
  expect(head.status).toBe(200)
  expect(kept(head)).toEqual(kept(get))
  expect(await head.text()).toBe('')
  expect(fetchPage).toHaveBeenCalledOnce()
})

test('HEAD fills the cache and shares a rendering, like GET', async () => {
  const { request, fetchPage } = changingPages()
  await Promise.all(['HEAD', 'GET', 'HEAD'].map((method) => request('/', { method })))
  expect((await request('/vi', { method: 'HEAD' })).status).toBe(200)
  expect(await (await request('/vi')).text()).toBe('<html>/vi</html>')
  expect(fetchPage.mock.calls).toEqual([['/'], ['/vi']])
})

test('every cache keeps a 404 for a minute', async () => {
  const { request, now, fetchPage } = changingPages()
  now.status = 404
  const missing = await request('/new')
  expect(missing.status).toBe(404)
  expect(missing.headers.get('cloudflare-cdn-cache-control')).toBe('public, max-age=60')
  now.status = 200
  seconds(59)
  expect((await request('/new')).status).toBe(404)
  expect(fetchPage).toHaveBeenCalledOnce()
  seconds(61)
  expect((await request('/new', { method: 'HEAD' })).status).toBe(200)
  expect((await request('/new')).status).toBe(200)
})

test('a page is fresh for five minutes, then served stale while it is fetched again', async () => {
  const { request, now, fetchPage } = changingPages()
  const version = async () => (await request('/')).headers.get('etag')
  expect(await version()).toBe('W/"v1"')
  now.version = 'v2'
  seconds(299)
  expect(await version()).toBe('W/"v1"')
  expect(fetchPage).toHaveBeenCalledOnce()
  seconds(301)
  expect(await version()).toBe('W/"v1"')
  expect(await version()).toBe('W/"v2"')
  expect(fetchPage).toHaveBeenCalledTimes(2)
})

test('a failed page is not cached and does not replace a good one', async () => {
  const { request, now, fetchPage } = changingPages()
  now.status = 503
  const failed = await request('/')
  expect(failed.status).toBe(503)
  expect(failed.headers.get('cache-control')).toBe('no-store')
  expect(failed.headers.get('retry-after')).toBe('30')
  expect(failed.headers.get('cloudflare-cdn-cache-control')).toBe('no-store')
  now.status = 200
  expect((await request('/')).status).toBe(200)
  now.status = 503
  seconds(400)
  for (const _ of ['once', 'twice']) expect((await request('/')).status).toBe(200)
  expect(fetchPage).toHaveBeenCalledTimes(4)
})

test('a loader’s error is logged and reported once a rendering', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const report = vi.fn()
  const gateway = testGateway({
    fetchPage: async (path) => pageRecord(path, { status: 503, failure: 'a bug' }),
    report,
  })
  expect((await gateway.request('/vi')).status).toBe(503)
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/"page failed".*"path":"\/vi".*"a bug"/))
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error('a bug'))
  log.mockClear()
})

test.each([
  ['/vi/knowledge-base', 'vi'],
  ['/vi?page=2', 'vi'],
  ['/cn', 'zh-Hans'],
])('a failed rendering of %s is a 503 in its language without the reason', async (path, tag) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const report = vi.fn()
  const gateway = testGateway({ fetchPage: () => Promise.reject(new Error('secret')), report })
  const answer = await gateway.request(path)
  const html = await answer.text()
  expect(answer.status).toBe(503)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('retry-after')).toBe('30')
  expect(html).toContain(`lang="${tag}"`)
  expect(html).toMatch(/href="[^"]*\/knowledge-base"/)
  expect(html).not.toContain('secret')
  expect(log).toHaveBeenCalledOnce()
  expect(report).toHaveBeenCalledOnce()
  log.mockClear()
})

test('concurrent requests share one rendering, whatever their unknown parameters', async () => {
  const { request, fetchPage } = changingPages()
  await Promise.all(Array.from({ length: 20 }, (_, index) => request(`/?utm_source=${index}&lan=vi`)))
  expect(fetchPage.mock.calls).toEqual([['/']])
})

test('a foreign host changes nothing', async () => {
  const { request, fetchPage } = changingPages()
  const own = await (await request('https://helmsway.example/vi')).text()
  for (const name of ['host', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded'])
    expect(await (await request('https://evil.example/vi', { headers: { [name]: 'evil.example' } })).text()).toBe(own)
  expect(fetchPage.mock.calls).toEqual([['/vi']])
})

test.each(['GET', 'HEAD'])('%s of an old hashed file is an uncached plain 404', async (method) => {
  const answer = await testGateway().request('/assets/app-OLD123.js', { method, headers: { accept: 'text/html' } })
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})
