import { expect, test } from 'vitest'
import type { RedirectRule } from './rule.ts'
import { testGateway } from '#tests/support/gateway.ts'
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
]
const table = new RedirectTable(rules)
const gateway = () => testGateway({ redirects: async () => table })

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
])('%s goes to %s in one step, whatever its form', async (path, location) => {
  const answer = await gateway().request(`https://helmsway.example${path}`)
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe(location)
})

test.each([
  ['/help?q=bot&lang=vi', '/knowledge-base?q=bot&lang=vi'],
  ['/help/fees?utm_source=x', '/?utm_source=x#pricing'],
  ['/sale?q=bot', '/?page=2#pricing'],
  ['/docs/api?q=bot', 'https://docs.helmsway.example/v1/api'],
])('%s leads to %s: the query stays within the site', async (path, location) => {
  expect((await gateway().request(path)).headers.get('location')).toBe(location)
})

test.each(['/tin-tức', '/helper', '/helpful/x', '/cn/tin-tức/x', '/help/_payload.json', '/', '/vi'])(
  '%s has no rule',
  async (path) => {
    expect((await gateway().request(path)).headers.get('location')).toBeNull()
  },
)

test.each(['/all//evil.example', '/all/%2F%2Fevil.example', '/all/\\evil.example', '/all/https://evil.example'])(
  '%s never leads to another site',
  async (path) => {
    const answer = await gateway().request(`https://helmsway.example${path}`)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toMatch(/^\/(?![/\\])/)
  },
)

test('the table goes before the language: an old address is the same for everybody', async () => {
  const headers = { accept: 'text/html', cookie: 'site_language=vi', 'user-agent': 'Mozilla/5.0 Chrome/140' }
  const answer = await gateway().request('/help', { headers })
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe('/knowledge-base')
})

test.each([
  ['/affiliate', 'en', 'This page has been removed'],
  ['/vi/affiliate/2019', 'vi', 'Trang này không còn nữa'],
  ['/cn/affiliate', 'zh-Hans', '此页面已移除'],
])('%s is gone: 410 in its language', async (path, tag, title) => {
  const answer = await gateway().request(path)
  expect(answer.status).toBe(410)
  expect(answer.headers.get('content-language')).toBe(tag)
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(await answer.text()).toContain(`<h1>${title}</h1>`)
})

test.each([
  ['/help/first-week', { to: '/knowledge-base/first-week', status: 301 }],
  ['/vi/help', { to: '/vi/knowledge-base', status: 301 }],
  ['/vi/tin-tức/a', { to: '/vi/resources/blog/a', status: 301 }],
  ['/docs/GetKeys', { to: 'https://docs.helmsway.example/v1/GetKeys', status: 302 }],
  ['/docs', { to: 'https://docs.helmsway.example/v1/', status: 302 }],
  ['/knowledge-base', null],
  ['/affiliate', null],
])('/api/redirects says of %s what the gateway would answer', async (path, data) => {
  const answer = await gateway().request(`/api/redirects?${new URLSearchParams({ path })}`)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ data })
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
})

test('/api/redirects without a public path is a 400 that says what it wants', async () => {
  const foreign = ['//evil.example', '/%5Cevil.example', '/%5C[', '/%09/[', '//[']
  for (const path of [undefined, '', 'help', ...foreign, `/${'x'.repeat(2048)}`]) {
    const query = path === undefined ? '' : `?path=${path}`
    const answer = await gateway().request(`/api/redirects${query}`)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('path: must be a public path such as /vi/help/first-week')
  }
})

test('the table of the site is compiled in', async () => {
  const answer = await testGateway().request('/vi/help/first-week')
  expect(answer.headers.get('location')).toBe('/vi/knowledge-base/first-week')
})
