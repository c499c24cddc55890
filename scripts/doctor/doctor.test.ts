import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { examine } from './examine.ts'

interface Page {
  status?: number
  headers?: Record<string, string>
  body?: string
}

const health = {
  status: 'ok',
  build: 'abc',
  mode: 'remote',
  content: { failing: [] },
  newsletter: { waiting: 0, rejected: 0, waitingReason: null },
}
const locs = (...paths: string[]) => paths.map((path) => `<loc>${origin}${path}</loc>`).join('')

/** A healthy site. */
const wellSite = (): Record<string, Page> => ({
  '/': {
    body: `<html><head><link rel="canonical" href="${origin}/"/></head></html>`,
  },
  '/about': {},
  '/healthz': { body: JSON.stringify(health) },
  '/robots.txt': { body: 'User-agent: *\nAllow: /\n' },
  '/sitemap.xml': { body: locs('/sitemap-en.xml') },
  '/sitemap-en.xml': { body: locs('/', '/about') },
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

/** The findings for the operator. */
async function faults() {
  const findings = await examine(origin)
  return findings.filter(({ mend }) => mend).map(({ about, says }) => `${about}: ${says}`)
}

test('a healthy site has no faults', async () => {
  expect(await faults()).toEqual([])
})

test.each<[string, string, Page]>([
  ['home page: .* answers 503', '/', { status: 503 }],
  ['home page: .* answers 404', '/', { status: 404 }],
  ['cron: ran 5000 s ago', '/healthz', { body: JSON.stringify({ ...health, cronSecondsAgo: 5000 }) }],
  ['health: /healthz answers 404 ', '/healthz', { status: 404 }],
  [
    'health: failing, content remote, build abc',
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
  [
    'sitemap: 1 sitemaps, 2 pages',
    '/sitemap-en.xml',
    { body: '<loc>https://other.example/</loc><loc>https://other.example/a</loc>' },
  ],
  ['sitemap: 0 sitemaps, 0 pages', '/sitemap.xml', { status: 503 }],
])('%s', async (sentence, path, page) => {
  pages[path] = page
  expect(await faults()).toEqual([expect.stringMatching(new RegExp(`^${sentence}$`))])
})

test('a home page that fails: the doctor goes on, and names the content server', async () => {
  pages['/'] = { status: 503 }
  const content = { failing: [{ call: '/items/pages/home', reason: 'network' }] }
  pages['/healthz'] = { status: 503, body: JSON.stringify({ ...health, status: 'failing', content }) }
  const [home, ...others] = (await examine(origin)).filter(({ mend }) => mend)
  expect(home?.mend).toContain('the lines below')
  expect(others.map(({ about }) => about)).toEqual(['health', 'content /items/pages/home'])
  expect(others[1]).toMatchObject({ says: 'network', mend: expect.stringContaining('the content server') })
})

test('an address without a server is one line about its route', async () => {
  const [home, ...others] = await examine('http://localhost:2')
  expect(home).toMatchObject({ about: 'home page', says: expect.stringContaining('ECONNREFUSED') })
  expect(others).toEqual([])
})

test('a foreign canonical address is a fault', async () => {
  pages['/'] = { body: '<html><link rel="canonical" href="https://other.example/"/></html>' }
  expect(await faults()).toEqual(['canonical host: pages name https://other.example/'])
})
