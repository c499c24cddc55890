import { env } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { previewSecret } from '#tests/support/content-server/preview-secret.ts'
import { pageRecord, testGateway } from '#tests/support/gateway.ts'
import { remoteGateway } from '#tests/support/remote-gateway.ts'
import { render } from '#tests/support/render.ts'
import { sign } from '#worker/cms/signature.ts'

/** The address of a preview of `path` with a token for `signed` that is `age` s old. */
async function address(path: string, { signed = path, age = 0, secret = previewSecret } = {}): Promise<string> {
  const { timestamp, signature } = await sign(`preview:${signed}`, secret, Date.now() - age * 1000)
  return `/preview?${new URLSearchParams({ token: `${timestamp}.${signature}`, path })}`
}

/** A site whose content server has drafts. It renders previews only. */
function previewGateway() {
  const { parts, settings, seen, order, request } = remoteGateway()
  const { drafts } = parts
  const gateway = testGateway({ ...parts, settings, previews: drafts && { drafts, render } })
  return { ...gateway, published: request, seen, order }
}

const draft = '/resources/blog/cms-post-9'

test.each([
  ['a post dated in the future', draft, 'post 9'],
  ['its list', '/resources/blog', 'post 9'],
  ['a release', '/resources/product-updates/cms-update-9', 'update 9'],
  ['a page', '/page/cms-draft', 'cms-draft'],
  ['the home page', '/', 'home'],
])('one token shows %s in every language', async (_what, path, text) => {
  const { request } = previewGateway()
  for (const [prefix, tag, bar] of [
    ['', 'en', 'Draft preview'],
    ['/vi', 'vi', 'Xem trước bản nháp'],
    ['/cn', 'zh-Hans', '草稿预览'],
  ] as const) {
    const answer = await request(await address((prefix + path).replace(/(.)\/$/, '$1'), { signed: path }))
    const html = await answer.text()
    expect([answer.status, html.includes(`<html`), html.includes(`lang="${tag}"`)]).toEqual([200, true, true])
    expect(html).toContain(text)
    expect(html).toContain(bar)
  }
})

test('drafts appear in previews only', async () => {
  const { request, published } = previewGateway()
  expect((await request(await address(draft))).status).toBe(200)
  const list = await (await published('/api/pages/blogs/list-blogs?lang=en-US&limit=50')).text()
  expect(list).toContain('cms-post-8')
  expect(list).not.toMatch(/cms-post-(9|10)/)
  expect((await published('/api/blogs_translations?lang=en-US&slug=cms-post-9')).status).toBe(404)
  expect(await (await published('/sitemap-en.xml')).text()).not.toContain('cms-post-9')
})

test('a preview is not cached, and only the studio may frame it', async () => {
  const { headers } = await previewGateway().request(await address(draft))
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('x-frame-options')).toBeNull()
  const policy = headers.get('content-security-policy')
  expect(policy).toMatch(/; frame-ancestors https:\/\/studio\.example;/)
  expect(policy).not.toMatch(/script-src|allow-scripts/)
  for (const name of ['etag', 'set-cookie', 'cache-tag', 'cloudflare-cdn-cache-control', 'cache-status'])
    expect([name, headers.get(name)]).toEqual([name, null])
})

test('a preview runs no script; links to languages and fragments stay, others open a new tab', async () => {
  const html = await (await previewGateway().request(await address(draft))).text()
  expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">'])
  expect(html).toContain('<base target="_blank">')
  expect(html).toContain(`<a href="${draft}">Open the public page</a>`)
  expect(html).toMatch(/href="#content"[^>]* target="_self"/)
  expect(html).toMatch(
    /href="\/preview\?token=\d+\.\w+&amp;path=%2Fvi%2Fresources%2Fblog%2Fcms-post-9"[^>]* target="_self"/,
  )
  expect(html).not.toContain('"?lang=')
})

test('nothing of a preview is written to KV, D1, the platform’s cache or the log', async () => {
  const put = vi.spyOn(Cache.prototype, 'put')
  const { request } = previewGateway()
  for (const path of ['/', draft, '/resources/blog/cms-post-10', '/nothing'])
    expect([200, 404]).toContain((await request(await address(path))).status)
  expect((await env.SITE_KV.list()).keys).toEqual([])
  expect((await env.DB.prepare('SELECT * FROM newsletter').all()).results).toEqual([])
  expect(put).not.toHaveBeenCalled()
})

test('the preview lists a mistake in a draft: record, field, value', async () => {
  const { request } = previewGateway()
  const answer = await request(
    await address('/vi/resources/blog/cms-post-10', { signed: '/resources/blog/cms-post-10' }),
  )
  expect(answer.status).toBe(404)
  const html = await answer.text()
  expect(html).toContain('Trang web không thể hiển thị các trường sau:')
  expect(html).toMatch(/<li><b>\/items\/blogs_translations · cms-post-10 · intro<\/b> <code>null<\/code> \S/)
})

test('the preview says that the content server does not answer', async () => {
  const { request, order } = previewGateway()
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await order({ fault: 'error', call: '/items/blogs_translations' })
  const answer = await request(await address(draft))
  expect(answer.status).toBe(503)
  expect(await answer.text()).toMatch(/\/items\/blogs_translations · data<\/b> <code>500/)
  expect(log.mock.calls.join()).not.toMatch(/token|signature/)
  log.mockClear()
})

test.each([
  ['an old token', address(draft, { age: 3601 })],
  ['a token of the future', address(draft, { age: -3600 })],
  ['a token of another page', address(draft, { signed: '/' })],
  ['a token of another secret', address(draft, { secret: 'another-secret-of-16' })],
  ['no token', Promise.resolve(`/preview?path=${draft}`)],
  ['half a token', Promise.resolve(`/preview?token=${Math.floor(Date.now() / 1000)}&path=${draft}`)],
  ['nothing', Promise.resolve('/preview')],
])('with %s the preview is one sentence, without a request to the content server', async (_what, asked) => {
  const { request, seen } = previewGateway()
  const answer = await request(await asked)
  expect(answer.status).toBe(403)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors https://studio.example')
  expect(await answer.text()).toContain(
    '<p>A preview link works for one hour. Open the preview again in the studio.</p>',
  )
  expect((await seen()).asked).toEqual([])
})

test('a token is valid for an hour', async () => {
  expect((await previewGateway().request(await address(draft, { age: 3590 }))).status).toBe(200)
})

test('a preview answers GET and HEAD', async () => {
  const { request } = previewGateway()
  const head = await request(await address(draft), { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect((await request(await address(draft), { method: 'POST' })).status).toBe(405)
})

test('without content server or secret /preview is a 404', async () => {
  const fetchPage = vi.fn(async (path: string) => pageRecord(path, { status: 404 }))
  const { request } = testGateway({ fetchPage })
  expect((await request(await address(draft))).status).toBe(404)
  expect(fetchPage).toHaveBeenCalledWith('/preview')
})
