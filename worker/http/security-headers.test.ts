import { expect, test, vi } from 'vitest'
import { pageRecord, testGateway } from '#tests/support/gateway.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'
import { commonHeaders } from './common-headers.ts'
import { pagePolicy } from './security-headers.ts'
import { parseSettings } from '#worker/settings.ts'

const [fileHeaders = ''] = Object.values(
  import.meta.glob<string>('/tests/site/public/_header*', { query: '?raw', import: 'default', eager: true }),
)

const statuses: Record<string, number> = { '/no-such-page': 404, '/failing': 503 }

/** A gateway with missing, failing and broken pages, and one failing read. */
const gateway = testGateway({
  // Sign-ups of other tests in this workerd would make these wait.
  settings: parseSettings({ PUBLIC_URL: 'https://helmsway.example', RATE_LIMIT: 'off' }),
  fetchPage: async (path) => {
    if (path === '/vi/broken') throw new Error('secret')
    return pageRecord(path, { status: statuses[path] ?? 200 })
  },
  content: () => ({ ...embeddedContent, frame: () => Promise.reject(new Error('secret')) }),
})

const post = (body: string, type: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': type, 'cf-connecting-ip': '192.0.2.200', ...headers },
})
const json = 'application/json'
const html = { accept: 'text/html' }

const answers: [what: string, status: number, path: string, init?: RequestInit][] = [
  ['a page', 200, '/'],
  ['a page in Vietnamese', 200, '/vi/knowledge-base'],
  ['the head of a page', 200, '/', { method: 'HEAD' }],
  ['a page that the browser has', 304, '/', { headers: { 'if-none-match': 'W/"v1"' } }],
  ['a missing page', 404, '/no-such-page'],
  ['a failing page', 503, '/failing'],
  ['a broken page', 503, '/vi/broken'],
  ['a written page', 405, '/', { method: 'PUT' }],
  ['a state', 200, '/_payload.json?v=v1'],
  ['a state of another version', 404, '/_payload.json?v=v0'],
  ['a state that cannot be had', 503, '/vi/broken/_payload.json'],
  ['an address that is not canonical', 308, '/en/knowledge-base/'],
  ['a language redirect', 302, '/', { headers: { ...html, cookie: 'site_language=vi' } }],
  ['a language choice', 303, '/?lang=vi'],
  ['a read', 200, '/api/items/pages/home?lang=vi-VN'],
  ['the head of a read', 200, '/api/config', { method: 'HEAD' }],
  ['the visitor’s place', 200, '/api/geoip'],
  ['a read in no language', 400, '/api/items/pages/home?lang=xx-XX'],
  ['an unknown call', 404, '/api/nothing'],
  ['a written read', 405, '/api/config', { method: 'POST' }],
  ['a broken read', 500, '/api/site-frame'],
  ['a sign-up', 200, '/api/subscribe', post('{"email":"headers@example.com"}', json)],
  [
    'a sign-up by form',
    303,
    '/api/subscribe',
    post('email=headers%40example.com', 'application/x-www-form-urlencoded'),
  ],
  ['a sign-up without address', 422, '/api/subscribe', post('{}', json)],
  ['a sign-up from elsewhere', 403, '/api/subscribe', post('{}', json, { 'sec-fetch-site': 'cross-site' })],
  ['a sign-up of another type', 415, '/api/subscribe', post('x', 'text/plain')],
  ['a huge sign-up', 413, '/api/subscribe', post('x'.repeat(5000), json)],
  ['a picture', 200, '/media/hero-course?w=1100&h=750', { headers: { accept: 'image/webp' } }],
  ['a drawing', 200, '/media/hero-course?w=540&h=405', { headers: { accept: 'image/svg+xml' } }],
  ['a senseless picture', 400, '/media/hero-course?w=0'],
  ['an unknown picture', 404, '/media/nothing'],
  ['a picture in no format', 406, '/media/hero-course?w=540&h=405', { headers: { accept: 'image/jpeg' } }],
  ['a hashed file that is gone', 404, '/assets/app-OLD123.js'],
]

/** The directives of a content security policy by name. */
function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

test.each(answers)('%s (%i) carries every security header', async (_, status, path, init) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const answer = await gateway.request(path, init)
  expect(answer.status).toBe(status)
  const headers = Object.fromEntries(answer.headers)
  expect(headers).toMatchObject(commonHeaders)
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8,}/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBeTruthy()
  expect(headers['permissions-policy']).toContain('camera=()')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  const policy = headers['content-security-policy'] ?? ''
  // A policy of a 304 would replace that of the stored page.
  const nothing = status === 304 ? undefined : ["'none'"]
  expect(directives(policy).get('default-src')).toEqual(nothing)
  expect(directives(policy).get('frame-ancestors')).toEqual(nothing)
  expect(policy).not.toContain('unsafe')
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(headers).not.toHaveProperty('access-control-allow-origin')
  expect(new TextDecoder().decode(await answer.arrayBuffer())).not.toContain('secret')
  expect(log.mock.calls.length > 0).toBe(path.includes('broken') || status === 500)
  log.mockClear()
})

test('HTML has the policy of pages, other responses have the closed policy', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const [, status, path, init] of answers) {
    if (status === 304) continue
    const { headers } = await gateway.request(path, init)
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
    expect(directives(headers.get('content-security-policy') ?? '').has('sandbox')).toBe(!isPage)
  }
  log.mockClear()
})

test('a page runs its own scripts and the one theme script, with Trusted Types enforced', () => {
  const policy = directives(pagePolicy(parseSettings({})))
  const [self, theme, ...others] = policy.get('script-src') ?? []
  expect(self).toBe("'self'")
  expect(theme).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/)
  expect(others).toEqual([])
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
  expect(policy.has('trusted-types')).toBe(true)
  expect(policy.get('base-uri')).toEqual(["'none'"])
  expect(policy.get('form-action')).toEqual(["'self'"])
})

test('pages load nothing from other hosts, and no source is a wildcard', () => {
  const policy = directives(pagePolicy(parseSettings({})))
  policy.delete('require-trusted-types-for')
  policy.delete('trusted-types')
  const allowed = /^'(none|self|sha256-[A-Za-z0-9+/]{43}=)'$/
  const others = [...policy].flatMap(([name, sources]) =>
    sources.filter((source) => !allowed.test(source)).map((source) => `${name} ${source}`),
  )
  expect(others).toEqual(['img-src data:'])
})

test('error reports go to the host of the DSN, and only with one', () => {
  const policy = directives(pagePolicy(parseSettings({ SENTRY_DSN: 'https://key@o1.ingest.sentry.io/1' })))
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://o1.ingest.sentry.io'])
  expect(directives(pagePolicy(parseSettings({}))).get('connect-src')).toEqual(["'self'"])
})

test('the hosts of the analytics tag are open only with an analytics id', () => {
  const without = pagePolicy(parseSettings({}))
  expect(without).not.toContain('google')
  const policy = directives(pagePolicy(parseSettings({ ANALYTICS_ID: 'G-ABC123DEF4' })))
  const foreign = [...policy].flatMap(([name, sources]) =>
    sources.filter((source) => source.includes('google')).map((source) => `${name} ${source}`),
  )
  expect(foreign).toEqual([
    'script-src https://www.googletagmanager.com',
    'img-src https://www.googletagmanager.com',
    'img-src https://*.google-analytics.com',
    'connect-src https://www.googletagmanager.com',
    'connect-src https://*.google-analytics.com',
    'connect-src https://*.analytics.google.com',
  ])
  expect(policy.get('trusted-types')).toEqual(['article', 'analytics', 'goog#html'])
  expect(directives(without).get('trusted-types')).toEqual(['article'])
})

test('static files have the same headers; hashed files are cached for a year', () => {
  const [all = '', , hashed] = fileHeaders.split(/\n(?=\/)/)
  for (const [name, value] of Object.entries(commonHeaders)) expect(all).toContain(`\n  ${name}: ${value}\n`)
  expect(all).toMatch(/^\/\*\n[^]*default-src 'none'[^]*frame-ancestors 'none'; sandbox$/)
  expect(fileHeaders).not.toContain('unsafe')
  expect(hashed).toBe('/assets/*\n  cache-control: public, max-age=31536000, immutable')
})
