import { expect } from '@playwright/test'
import { get, test as remoteTest } from './remote-test.ts'

const test = remoteTest.extend<object>({
  vars: [
    async ({ contentServer }, provide) => {
      await provide({ CONTENT_API_URL: contentServer.address })
    },
    { scope: 'worker' },
  ],
})

test.describe.configure({ mode: 'default' })

const post = '/resources/blog/cms-post-1'

test('all visitors of one request get the page, even if the first one leaves', async ({
  configuredSite,
  contentServer,
}) => {
  contentServer.setFault('silent', { call: '/items/blogs_translations', times: 1 })
  const gone = new AbortController()
  const first = fetch(configuredSite + post, { signal: gone.signal }).catch(() => undefined)
  // The page is being rendered: the content server was requested and has not answered.
  await expect.poll(() => contentServer.asked().some(({ path }) => path === '/items/blogs_translations')).toBe(true)
  const others = Array.from({ length: 5 }, () => get(configuredSite, post))
  gone.abort()
  await first
  for (const { status, html } of await Promise.all(others)) {
    expect(status).toBe(200)
    expect(html).toContain('CMS post 1')
  }
})

test('a visited page comes from the page cache while the content server is off', async ({
  configuredSite,
  contentServer,
}) => {
  const good = await get(configuredSite, post)
  contentServer.setFault('refuse')
  const kept = await get(configuredSite, post)
  expect(kept.status).toBe(200)
  expect(kept.html).toBe(good.html)
  expect(kept.headers.get('server-timing')).toBe('cache;desc=hit')
  expect(kept.headers.get('cache-status')).toBeNull()
})

test('an unvisited page is rendered from copies then, and the edge keeps it for 30 s', async ({
  configuredSite,
  contentServer,
}) => {
  test.setTimeout(90_000)
  // After this the page's content has a copy; `poll`, because after failures the worker may not ask
  // the server for 30 s.
  const update = '/api/product_updates_translations?slug=cms-update-1&lang=vi-VN'
  await expect.poll(async () => (await get(configuredSite, update)).status, { timeout: 45_000 }).toBe(200)
  contentServer.setFault('refuse')
  const page = '/vi/resources/product-updates/cms-update-1'
  const made = await get(configuredSite, page)
  expect(made.status).toBe(200)
  expect(made.html).toContain('CMS update 1')
  expect(made.headers.get('cache-status')).toMatch(/^content; hit; detail=stale; age=\d+, page-cache; fwd=miss$/)
  expect(made.headers.get('cloudflare-cdn-cache-control')).toMatch(/^public, max-age=30, /)
  const kept = await get(configuredSite, page)
  expect(kept.html).toBe(made.html)
  expect(kept.headers.get('cache-status')).toMatch(/^content; hit; detail=stale; age=\d+, page-cache; hit$/)
})
