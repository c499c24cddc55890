import { createHash } from 'node:crypto'
import { expect, type APIRequestContext, type APIResponse } from '@playwright/test'
import { test } from './test.ts'

/** Requests a page like a browser's address bar; follows no redirect. */
function ask(request: APIRequestContext, path: string, headers: Record<string, string> = {}): Promise<APIResponse> {
  return request.get(path, { maxRedirects: 0, headers: { accept: 'text/html,*/*;q=0.8', ...headers } })
}

/** The hashed files that a page links. */
async function hashedFiles(request: APIRequestContext): Promise<string[]> {
  const html = await (await ask(request, '/vi')).text()
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))]
}

const always: Record<string, RegExp> = {
  'strict-transport-security': /max-age=(3153\d{4}|[4-9]\d{7}|\d{9,})/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'x-frame-options': /^DENY$/,
  'content-security-policy': /^(?!.*unsafe-(inline|eval)).*default-src 'none'.*frame-ancestors 'none'/,
}

for (const [what, path, status] of [
  ['a page', '/', 200],
  ['a page in Vietnamese', '/vi', 200],
  ['a page that is not there', '/nowhere', 404],
  ['an address that is too long', `/${'b'.repeat(2048)}`, 414],
  ['an address that is too deep', '/b'.repeat(33), 414],
  ['the API', '/api/config', 200],
  ['a wrong call of the API', '/api/nothing', 404],
  ['a picture', '/media/hero-course?w=1100&h=750', 200],
  ['a picture that is not there', '/media/nothing', 404],
  ['a plain file', '/favicon.svg', 200],
  ['a hashed file that is not there', '/assets/app-00000000.js', 404],
  ['a choice of language', '/?lang=vi', 303],
  ['an address with /en', '/en', 308],
  ['an address with a slash at the end', '/knowledge-base/', 308],
  ['a state that is gone', '/_payload.json?v=0000000000000000', 404],
] as const) {
  test(`${what} carries the security headers`, async ({ request }) => {
    const answer = await ask(request, path)
    expect(answer.status()).toBe(status)
    const headers = answer.headers()
    for (const [name, value] of Object.entries(always)) expect.soft(headers[name], name).toMatch(value)
  })
}

test('a redirect by language and a refused method carry the security headers', async ({ request }) => {
  const redirect = await ask(request, '/', { 'accept-language': 'vi' })
  expect(redirect.status()).toBe(302)
  expect(redirect.headers().location).toMatch(/\/vi$/)
  expect(redirect.headers()['cache-control']).toBe('private, no-store')
  expect(redirect.headers().vary).toMatch(/accept-language/i)
  const refused = await request.delete('/')
  expect(refused.status()).toBe(405)
  expect(refused.headers().allow).toBe('GET, HEAD')
  for (const headers of [redirect.headers(), refused.headers()])
    for (const [name, value] of Object.entries(always)) expect.soft(headers[name], name).toMatch(value)
})

test('hashed files, fonts among them, are kept for a year', async ({ request }) => {
  const files = await hashedFiles(request)
  expect(files.some((file) => file.endsWith('.js'))).toBe(true)
  expect(files.some((file) => file.endsWith('.css'))).toBe(true)
  expect(files.some((file) => file.endsWith('.woff2'))).toBe(true)
  for (const file of files) {
    const answer = await ask(request, file)
    expect(answer.status(), file).toBe(200)
    expect(answer.headers()['cache-control'], file).toBe('public, max-age=31536000, immutable')
    for (const [name, value] of Object.entries(always)) expect.soft(answer.headers()[name], name).toMatch(value)
  }
})

test('fonts named in the style sheet are kept for a year', async ({ request }) => {
  const sheet = (await hashedFiles(request)).find((file) => file.endsWith('.css')) ?? ''
  const fonts = (await (await ask(request, sheet)).text()).match(/\/assets\/[\w.-]+\.woff2/g) ?? []
  expect(new Set(fonts).size).toBeGreaterThan(1)
  for (const font of new Set(fonts)) {
    const answer = await ask(request, font)
    expect(answer.status(), font).toBe(200)
    expect(answer.headers()['content-type']).toBe('font/woff2')
    expect(answer.headers()['cache-control'], font).toBe('public, max-age=31536000, immutable')
  }
})

for (const path of ['/', '/vi', '/cn']) {
  test(`browsers revalidate ${path}, and get 304 if it is unchanged`, async ({ request }) => {
    const answer = await ask(request, path)
    const { etag = '', 'cache-control': browser, 'cloudflare-cdn-cache-control': edge } = answer.headers()
    expect(browser).toBe('public, max-age=0, must-revalidate')
    expect(edge).toMatch(/max-age=\d+.*stale-while-revalidate=\d+.*stale-if-error=\d+/)
    expect(etag).toMatch(/^(W\/)?"\w+"$/)
    expect((await ask(request, path, { 'if-none-match': etag })).status()).toBe(304)
    expect((await ask(request, path, { 'if-none-match': '"another"' })).status()).toBe(200)
    expect(answer.headers()['set-cookie']).toBeUndefined()
  })
}

for (const path of ['/', '/vi', '/cn', '/nowhere', '/newsletter/subscribed']) {
  test(`the only inline script of ${path} is the one that the policy names`, async ({ request }) => {
    const answer = await ask(request, path)
    const html = await answer.text()
    const inline = [...html.matchAll(/<script(?![^>]*(?:\bsrc=|ld\+json))[^>]*>(.*?)<\/script>/gs)].map(
      ([, code]) => code ?? '',
    )
    expect(inline).toHaveLength(1)
    const hash = createHash('sha256').update(inline.join('')).digest('base64')
    const policy = answer.headers()['content-security-policy'] ?? ''
    expect(policy.match(/script-src [^;]*/)?.[0]).toBe(`script-src 'self' 'sha256-${hash}'`)
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(html).not.toMatch(/\son[a-z]+="/)
    expect(html).not.toMatch(/\sstyle="/)
  })
}

test('a 404 page is revalidated', async ({ request }) => {
  const { 'cache-control': browser, 'cloudflare-cdn-cache-control': edge = '' } = (
    await ask(request, '/nowhere')
  ).headers()
  expect(browser).toMatch(/no-store|max-age=0/)
  expect(Number(/max-age=(\d+)/.exec(edge)?.[1] ?? 0)).toBeLessThanOrEqual(60)
  expect(edge).not.toContain('stale')
})

test('a missing hashed file is a plain 404, never a page', async ({ request }) => {
  for (const file of ['/assets/app-00000000.js', '/assets/app-00000000.css', '/assets/']) {
    const answer = await ask(request, file)
    expect(answer.status()).toBe(404)
    expect(answer.headers()['content-type']).toMatch(/^text\/plain/)
    expect(answer.headers()['cache-control']).toBe('no-store')
    expect(await answer.text()).not.toContain('<')
  }
})
