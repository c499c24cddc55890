import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { examine } from './examine.ts'

interface Page {
  status?: number
  headers?: Record<string, string>
  body?: string
}

const names = [
  'strict-transport-security',
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'x-frame-options',
]
const health = {
  status: 'ok',
  build: 'abc',
  mode: 'remote',
  content: { failing: [] },
  newsletter: { waiting: 0, rejected: 0, waitingReason: null },
}
const locs = (...paths: string[]) => paths.map((path) => `<loc>${origin}${path}</loc>`).join('')

/** A site that is well. */
const wellSite = (): Record<string, Page> => ({
  '/': {
    headers: Object.fromEntries(names.map((name) => [name, 'set'])),
    body: `<html><head><link rel="canonical" href="${origin}/"/></head></html>`,
  },
  '/about': {},
  '/healthz': { body: JSON.stringify(health) },
  '/robots.txt': { body: 'User-agent: *\nAllow: /\n' },
  '/sitemap.xml': { body: locs('/sitemap-en.xml') },
  '/sitemap-en.xml': { body: locs('/', '/about') },
  '/.well-known/security.txt': { body: 'Contact: mailto:help@helmsway.example\n' },
})

let origin = ''
let pages: Record<string, Page> = {}
const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', origin).pathname
  const { status = 200, headers = {}, body = '' } = pages[path] ?? { status: 404 }
  response.writeHead(status, headers).end(body)
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, () => resolve()))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('No port is free')
  origin = `http://localhost:${address.port}`
})
beforeEach(() => (pages = wellSite()))
afterAll(() => server.close())

/** What needs the operator. */
async function faults(about: { env?: string; secret?: string } = {}) {
  const findings = await examine(origin, { build: 'abc', ...about })
  return findings.filter(({ mend }) => mend).map(({ about, says }) => `${about}: ${says}`)
}

test('a site that is well needs nobody', async () => {
  expect(await faults()).toEqual([])
})

test.each([
  ['abc', 'abc, what this folder holds'],
  ['other', "abc, another than this folder's, other"],
])('the doctor of the build %j says: %s', async (build, says) => {
  expect(await examine(origin, { build })).toContainEqual({ about: 'build', says })
})

test.each<[string, string, Page]>([
  ['home page: .* answers 503', '/', { status: 503 }],
  ['health: /healthz answers 404 ', '/healthz', { status: 404 }],
  [
    'health: failing, content remote',
    '/healthz',
    { status: 503, body: JSON.stringify({ ...health, status: 'failing' }) },
  ],
  ['database: D1 does not answer', '/healthz', { body: JSON.stringify({ ...health, newsletter: { waiting: null } }) }],
  [
    'newsletter: 1 sign-ups wait \\(HTTP 401\\), 2 were refused',
    '/healthz',
    {
      body: JSON.stringify({ ...health, newsletter: { waiting: 1, waitingReason: 'HTTP 401', rejected: 2 } }),
    },
  ],
  [
    'content /config: HTTP 500',
    '/healthz',
    {
      body: JSON.stringify({ ...health, content: { failing: [{ call: '/config', reason: 'HTTP 500' }] } }),
    },
  ],
  ['robots: closed to crawlers', '/robots.txt', { body: 'User-agent: *\nDisallow: /\n' }],
  ['robots: /robots.txt answers 404', '/robots.txt', { status: 404 }],
  ['sitemap: 1 sitemaps, 2 pages', '/about', { status: 404 }],
  ['sitemap: 0 sitemaps, 0 pages', '/sitemap.xml', { status: 503 }],
  ['mail: /.well-known/security.txt names nobody', '/.well-known/security.txt', { status: 404 }],
  ['purge secret: the one in the environment is refused \\(401\\)', '/api/purge', { status: 401 }],
])('%s', async (sentence, path, page) => {
  pages[path] = page
  const secret = path === '/api/purge' ? 'a-secret-of-the-test' : undefined
  expect(await faults(secret ? { secret } : {})).toEqual([expect.stringMatching(new RegExp(`^${sentence}$`))])
})

test('a header, a foreign canonical address and an unknown place for error reports are told', async () => {
  pages['/'] = {
    headers: { 'x-frame-options': 'DENY' },
    body: '<html data-sentry-dsn="http://key@localhost:1/1"><link rel="canonical" href="https://other.example/"/></html>',
  }
  const found = await faults()
  expect(found).toContainEqual(expect.stringMatching(/^headers: missing: strict-transport-security, .*cross-origin/))
  expect(found).toContain('canonical host: pages name https://other.example/')
  expect(found).toContainEqual(expect.stringMatching(/^error reports: http:\/\/localhost:1 answers /))
})

test('staging is closed to crawlers, production is open', async () => {
  expect(await faults({ env: 'production' })).toEqual([])
  expect(await faults({ env: 'staging' })).toEqual(['robots: open to crawlers'])
})

test('the right purge secret is known by the refusal of an empty purge', async () => {
  pages['/api/purge'] = { status: 422 }
  expect(await faults({ secret: 'a-secret-of-the-test' })).toEqual([])
})
