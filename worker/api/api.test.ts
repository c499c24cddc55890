import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { testGateway } from '#tests/support/gateway.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'

const { request } = testGateway()

const Envelope = v.strictObject({
  errors: v.tuple([v.strictObject({ message: v.string(), extensions: v.strictObject({ code: v.string() }) })]),
})

/** Status and code of an uncached error in the envelope. */
async function errorOf(answer: Response): Promise<string> {
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const [error] = v.parse(Envelope, await answer.json()).errors
  return `${answer.status} ${error.extensions.code}`
}

test.each([
  '/api',
  '/api/',
  '/api/items',
  '/api/items/unknown',
  '/api/config/',
  '/api/config/x',
  '/api/Config',
  '/api/*',
])('an unknown call (%s) is a 404 in JSON for every method', async (path) => {
  const headers = { accept: 'text/html', cookie: 'site_language=vi' }
  for (const method of ['GET', 'POST', 'DELETE'])
    expect(await errorOf(await request(path, { method, headers }))).toBe('404 ROUTE_NOT_FOUND')
})

const readable = [
  '/api/items/pages/home',
  '/api/items/bot-plans',
  '/api/items/page-pricing',
  '/api/items/faq',
  '/api/items/pages/static/terms-of-use',
  '/api/config',
  '/api/languages',
  '/api/country',
  '/api/geoip',
  '/api/ip',
]

test.each(readable)('%s allows GET and HEAD only', async (path) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const answer = await request(path, { method })
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
    expect(await errorOf(answer)).toBe('405 METHOD_NOT_ALLOWED')
  }
})

test('a slug with invalid escapes is a 404, or 405 for other methods', async () => {
  for (const path of ['/api/knowledge-base/%E0%A4', '/api/items/pages/static/%']) {
    expect(await errorOf(await request(path))).toBe('404 ROUTE_NOT_FOUND')
    expect(await errorOf(await request(path, { method: 'POST' }))).toBe('405 METHOD_NOT_ALLOWED')
  }
  expect(await errorOf(await request('/api/none/%E0%A4', { method: 'POST' }))).toBe('404 ROUTE_NOT_FOUND')
})

test.each(['no-such-page', 'constructor', '%E0%A4%A', '..%2Fhome'])(
  'an unknown slug (%s) is a 404 in JSON',
  async (slug) => {
    expect(await errorOf(await request(`/api/items/pages/static/${slug}`))).toBe('404 ROUTE_NOT_FOUND')
  },
)

test('failed languages are a 500 with their message', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const languages = () => Promise.reject(new Error('secret detail'))
  const answer = await testGateway({ content: () => ({ ...embeddedContent, languages }) }).request('/api/languages')
  expect(answer.status).toBe(500)
  expect(await answer.json()).toMatchObject({ errors: [{ message: 'Error fetching languages' }] })
  expect(log).toHaveBeenCalledOnce()
  log.mockClear()
})

test('a sign-up allows POST only', async () => {
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const answer = await request('/api/subscribe', { method })
    expect(answer.headers.get('allow')).toBe('POST')
    expect(await errorOf(answer)).toBe('405 METHOD_NOT_ALLOWED')
  }
})

test.each(readable)('HEAD of %s answers the headers of GET without a body', async (path) => {
  const [get, head] = await Promise.all([request(path), request(path, { method: 'HEAD' })])
  expect(head.status).toBe(200)
  expect([...head.headers]).toEqual([...get.headers])
  expect(await head.text()).toBe('')
})

test('a call is the same for every visitor: no redirect, no cookie', async () => {
  const headers = { accept: 'text/html', 'accept-language': 'vi', cookie: 'site_language=vi' }
  const answer = await request('/api/languages?lang=vi', { headers })
  expect(answer.status).toBe(200)
  expect(answer.headers.has('set-cookie')).toBe(false)
})

const misfit = v.safeParse(v.string('secret of the schema'), 1)

test.each([
  ['an exception', new Error('secret of the content server')],
  // The content is invalid, not the query.
  ['an answer that does not fit its schema', misfit.success ? undefined : new v.ValiError(misfit.issues)],
])('a content error (%s) is a 500, logged once, without its reason in the response', async (_, fault) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const report = vi.fn()
  const broken = testGateway({ content: () => ({ ...embeddedContent, home: () => Promise.reject(fault) }), report })
  const answer = await broken.request('/api/items/pages/home?lang=vi-VN')
  expect(await answer.clone().text()).not.toContain('secret')
  expect(await errorOf(answer)).toBe('500 INTERNAL_SERVER_ERROR')
  expect(log).toHaveBeenCalledOnce()
  expect(report).toHaveBeenCalledWith(fault)
  log.mockClear()
})
