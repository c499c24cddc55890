import { expect, test, vi } from 'vitest'
import type { RedirectRule } from './rule.ts'
import { pageRecord, testGateway } from '#tests/support/gateway.ts'
import { RedirectTable } from './table.ts'

const rules: RedirectRule[] = [
  { from: '/help/*', to: '/knowledge-base/*', status: 301 },
  { from: '/help/fees', to: '/#pricing', status: 302 },
  { from: '/Old-Terms', to: '/page/terms-of-use', status: 308 },
  { from: '/sale', to: '/?page=2#pricing', status: 307 },
  { from: '/vi/tin-tức/*', to: '/resources/blog/*', status: 301 },
  { from: '/tin', to: '/vi/resources/blog', status: 301 },
  { from: '/docs/*', to: 'https://docs.helmsway.example/v1/*', status: 302 },
  { from: '/all/*', to: '/*', status: 302 },
  { from: '/affiliate/*', status: 410 },
  { from: '/away', to: '/en//evil.example', status: 301 },
  { from: '/away/*', to: '/vi///evil.example/*', status: 301 },
  { from: '/resources/*', to: '/knowledge-base', status: 301 },
]
const table = new RedirectTable(rules)
const pages = new Set(['/', '/vi', '/knowledge-base', '/resources/there', '/vi/resources/there'])
const gateway = () =>
  testGateway({
    redirects: async () => table,
    fetchPage: async (path) => pageRecord(path, { status: path.endsWith('/gone') ? 410 : pages.has(path) ? 200 : 404 }),
  })

test.each([
  ['/help', 301, '/knowledge-base'],
  ['/help/first-week', 301, '/knowledge-base/first-week'],
  ['/help/a/b', 301, '/knowledge-base/a/b'],
  ['/vi/help/first-week', 301, '/vi/knowledge-base/first-week'],
  ['/cn/help', 301, '/cn/knowledge-base'],
  ['/help/fees', 302, '/#pricing'],
  ['/cn/help/fees', 302, '/cn#pricing'],
  ['/old-terms', 308, '/page/terms-of-use'],
  ['/vi/old-terms', 308, '/vi/trang/dieu-khoan-su-dung'],
  ['/vi/tin-t%E1%BB%A9c/bai-viet', 301, '/vi/resources/blog/bai-viet'],
  ['/tin', 301, '/vi/resources/blog'],
  ['/docs/api/keys', 302, 'https://docs.helmsway.example/v1/api/keys'],
  ['/vi/docs', 302, 'https://docs.helmsway.example/v1/'],
  ['/docs/API/GetKeys', 302, 'https://docs.helmsway.example/v1/API/GetKeys'],
  ['/EN/Docs//API/Get%c3%a9/', 302, 'https://docs.helmsway.example/v1/API/Get%c3%a9'],
  ['/help/First-Week', 301, '/knowledge-base/first-week'],
])('%s answers %i to %s', async (path, status, location) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await gateway().request(path, { method })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('location')).toBe(location)
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/)
    expect(await answer.text()).toBe('')
  }
})

test.each([
  ['//HELP//First-Week/', '/knowledge-base/first-week'],
  ['/en/help/', '/knowledge-base'],
  ['/VI/Help/x/', '/vi/knowledge-base/x'],
])('%s in any form redirects to %s in one step', async (path, location) => {
  const answer = await gateway().request(`https://helmsway.example${path}`)
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe(location)
})

test.each([
  ['/help?q=$1&page=2', '/knowledge-base?q=$1&page=2'],
  ['/help/fees?utm_source=x', '/?utm_source=x#pricing'],
  ['/sale?q=bot', '/?page=2#pricing'],
  ['/docs/api?q=bot', 'https://docs.helmsway.example/v1/api'],
])('%s redirects to %s: only the own site gets the query', async (path, location) => {
  expect((await gateway().request(path)).headers.get('location')).toBe(location)
})

test.each(['/tin-tức', '/helper', '/helpful/x', '/cn/tin-tức/x', '/help/_payload.json', '/', '/vi'])(
  '%s has no rule',
  async (path) => {
    expect((await gateway().request(path)).headers.get('location')).toBeNull()
  },
)

test.each([
  '/all//evil.example',
  '/all/%2F%2Fevil.example',
  '/all/\\evil.example',
  '/all/https://evil.example',
  '/all/en//evil.example',
  '/away',
  '/vi/away',
  '/away/x',
])('%s never leads to another site', async (path) => {
  const answer = await gateway().request(`https://helmsway.example${path}`)
  expect(answer.status).toBeOneOf([301, 302])
  expect(answer.headers.get('location')).toMatch(/^\/(?![/\\])/)
})

test.each(['/resources/there', '/vi/resources/there'])('no rule hides the page %s', async (path) => {
  expect((await gateway().request(path)).status).toBe(200)
})

test('no rule hides a page at a non-canonical address', async () => {
  const answer = await gateway().request('/Resources/There/')
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/resources/there'])
})

test('a non-canonical address without a rule renders no page', async () => {
  const fetchPage = vi.fn(async (path: string) => pageRecord(path))
  const { request } = testGateway({ redirects: async () => table, fetchPage })
  expect((await request('/Knowledge-Base/')).status).toBe(308)
  expect(fetchPage).not.toHaveBeenCalled()
})

test('a failed page is not redirected', async () => {
  const { request } = testGateway({
    redirects: async () => table,
    fetchPage: async (path) => pageRecord(path, { status: 503 }),
  })
  expect((await request('/help')).status).toBe(503)
})

test('a redirect has none of the headers of the page that is missing', async () => {
  const { headers } = await gateway().request('/help')
  for (const name of ['etag', 'content-type', 'content-language', 'cache-tag', 'server-timing'])
    expect([name, headers.get(name)]).toEqual([name, null])
})

/** Follows redirects like a browser; returns the addresses. */
async function visit(path: string, headers: Record<string, string>): Promise<string[]> {
  const answer = await gateway().request(path, { headers })
  const location = answer.headers.get('location')
  return location === null ? [path] : [path, ...(await visit(location, headers))]
}

test.each([
  ['/help', ['/help', '/vi/help', '/vi/knowledge-base']],
  ['/Help/', ['/Help/', '/knowledge-base', '/vi/knowledge-base']],
  ['/tin-t%E1%BB%A9c/x', ['/tin-t%E1%BB%A9c/x', '/vi/tin-t%E1%BB%A9c/x', '/vi/resources/blog/x', '/vi/knowledge-base']],
])('with a saved language %s leads to the new page in that language', async (path, way) => {
  const headers = { accept: 'text/html', cookie: 'site_language=vi', 'user-agent': 'Mozilla/5.0 Chrome/140' }
  expect(await visit(path, headers)).toEqual(way)
})

test('?lang works at an old address', async () => {
  const answer = await gateway().request('/help?lang=vi')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/vi/help'])
})

test.each([
  ['/affiliate', 'en', '/gone'],
  ['/vi/affiliate/2019', 'vi', '/vi/gone'],
  ['/cn/affiliate', 'zh-Hans', '/cn/gone'],
])('%s is a 410 with the page in its language', async (path, tag, page) => {
  const answer = await gateway().request(path)
  expect(answer.status).toBe(410)
  expect(await answer.text()).toBe(`<html>${page}</html>`)
  expect(answer.headers.get('content-language')).toBe(tag)
  expect(answer.headers.get('cloudflare-cdn-cache-control')).toBe('public, max-age=60')
})

test('?lang works at a 410', async () => {
  const answer = await gateway().request('/affiliate?lang=vi')
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/vi/affiliate')
})

test.each([
  ['/help/first-week', { to: '/knowledge-base/first-week', status: 301 }],
  ['/vi/help', { to: '/vi/knowledge-base', status: 301 }],
  ['/vi/tin-tức/a', { to: '/vi/resources/blog/a', status: 301 }],
  ['/docs/GetKeys', { to: 'https://docs.helmsway.example/v1/GetKeys', status: 302 }],
  ['/docs', { to: 'https://docs.helmsway.example/v1/', status: 302 }],
  ['/knowledge-base', null],
  ['/help?q=bot', { to: '/knowledge-base?q=bot', status: 301 }],
  ['/vi/Affiliate/', { to: '/vi/gone', status: 410 }],
])('/api/redirects gives the redirect of %s', async (path, data) => {
  const answer = await gateway().request(`/api/redirects?${new URLSearchParams({ path })}`)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ data })
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
})

test('/api/redirects without a public path is a 400 with an example', async () => {
  const foreign = ['//evil.example', '/%5Cevil.example', '/%5C[', '/%09/[', '//[']
  for (const path of [undefined, '', 'help', ...foreign, `/${'x'.repeat(2048)}`]) {
    const query = path === undefined ? '' : `?path=${path}`
    const answer = await gateway().request(`/api/redirects${query}`)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('path: must be a public path such as /vi/help/first-week')
  }
})

test('the table of the site is compiled in', async () => {
  const { request } = testGateway({ fetchPage: async (path) => pageRecord(path, { status: 404 }) })
  const answer = await request('/vi/help/first-week')
  expect(answer.headers.get('location')).toBe('/vi/knowledge-base/first-week')
})
