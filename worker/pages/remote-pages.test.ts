import { afterEach, expect, test, vi } from 'vitest'
import { pageRecord, testGateway } from '#tests/support/gateway.ts'

const now = Date.UTC(2026, 0, 1)

afterEach(() => {
  vi.useRealTimers()
})

/** A gateway with pages from copies fetched two minutes ago. */
function staleGateway(status = 200) {
  vi.useFakeTimers({ toFake: ['Date'], now })
  const fetchPage = vi.fn(async (path: string) =>
    pageRecord(path, { status, copiedAt: now - 120_000, contentMs: 7, renderMs: 3 }),
  )
  return { fetchPage, ...testGateway({ fetchPage }) }
}

test('a page from copies has their age in Cache-Status and is fresh for 30 s', async () => {
  const { request, fetchPage } = staleGateway()
  const first = await request('/')
  expect(first.headers.get('cache-status')).toBe('content; hit; detail=stale; age=120, page-cache; fwd=miss')
  expect(first.headers.get('cloudflare-cdn-cache-control')).toMatch(/^public, max-age=30, /)
  vi.setSystemTime(now + 29_000)
  expect((await request('/')).headers.get('cache-status')).toBe('content; hit; detail=stale; age=149, page-cache; hit')
  expect(fetchPage).toHaveBeenCalledOnce()
  vi.setSystemTime(now + 31_000)
  await request('/')
  expect(fetchPage).toHaveBeenCalledTimes(2)
})

test('a 404 from copies is fresh for 30 s, too', async () => {
  const { headers } = await staleGateway(404).request('/nothing')
  expect(headers.get('cloudflare-cdn-cache-control')).toBe('public, max-age=30')
})

test('a page without some content is an uncached 503 that shows the rest and hydrates', async () => {
  const fetchPage = vi.fn(async (path: string) => pageRecord(path, { status: 503 }))
  const { request } = testGateway({ fetchPage })
  for (const count of [1, 2]) {
    const answer = await request('/')
    expect(answer.status).toBe(503)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('cloudflare-cdn-cache-control')).toBe('no-store')
    expect(await answer.text()).toBe('<html>/</html>')
    expect(fetchPage).toHaveBeenCalledTimes(count)
  }
  expect((await request('/_payload.json?v=v1')).status).toBe(200)
})

test('only the visitor who waited gets the timings', async () => {
  const { request } = staleGateway()
  expect((await request('/')).headers.get('server-timing')).toBe('cache;desc=miss, content;dur=7, render;dur=3')
  expect((await request('/')).headers.get('server-timing')).toBe('cache;desc=hit')
})
