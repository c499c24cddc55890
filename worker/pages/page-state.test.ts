import { expect, test, vi } from 'vitest'
import { pageRecord, testGateway } from '#tests/support/gateway.ts'

test('the state is JSON, immutable under its version and revalidated without one', async () => {
  const { request } = testGateway()
  for (const [address, path] of [
    ['/_payload.json', '/'],
    ['/vi/_payload.json', '/vi'],
    ['/vi/knowledge-base/_payload.json', '/vi/knowledge-base'],
  ]) {
    const newest = await request(`${address}`)
    const named = await request(`${address}?v=v1`)
    expect(await newest.json()).toEqual({ path })
    expect(await named.json()).toEqual({ path })
    expect(newest.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(newest.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(named.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  }
})

test('the state of another version or an unknown page is an uncached JSON error', async () => {
  const { request } = testGateway({
    fetchPage: async (path) => pageRecord(path, { status: path === '/no-such-page' ? 404 : 200 }),
  })
  const answers = await Promise.all(
    ['/_payload.json?v=v0', '/_payload.json?v=', '/no-such-page/_payload.json'].map((path) => request(path)),
  )
  for (const answer of answers) {
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toHaveProperty('errors.0.extensions.code', 'ROUTE_NOT_FOUND')
  }
})

test('the state of a 503 page is a 503', async () => {
  const { request } = testGateway({
    fetchPage: async (path) => ({ ...pageRecord(path, { status: 503 }), state: new Uint8Array() }),
  })
  for (const address of ['/vi/_payload.json', '/vi/_payload.json?v=v1']) {
    const answer = await request(address)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
  }
})

test('a 404 page hydrates with the version in its HTML', async () => {
  const { request } = testGateway({ fetchPage: async (path) => pageRecord(path, { status: 404 }) })
  expect(await (await request('/no-such-page/_payload.json?v=v1')).json()).toEqual({ path: '/no-such-page' })
})

test('the state of a failed rendering is a 503 in JSON without the reason', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const answer = await testGateway({ fetchPage: () => Promise.reject(new Error('secret')) }).request('/_payload.json')
  const body = await answer.text()
  expect(answer.status).toBe(503)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('retry-after')).toBe('30')
  expect(body).toContain('SERVICE_UNAVAILABLE')
  expect(body).not.toContain('secret')
  expect(log).toHaveBeenCalledOnce()
  log.mockClear()
})
