import { env } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { remoteGateway } from '#tests/support/remote-gateway.ts'

test('rich texts are sanitised in answers and in copies', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { request, order } = remoteGateway()
  await order({ fault: 'hostile' })
  for (const path of [
    '/api/blogs_translations?slug=cms-post-1',
    '/api/items/pages/static/cms-page',
    '/api/pages/blogs/list-blogs',
  ]) {
    const text = await (await request(path)).text()
    expect(text).toContain('section-1')
    expect(text).not.toContain('hostile()')
  }
  const { keys } = await env.SITE_KV.list({ prefix: 'copy:' })
  expect(keys).toHaveLength(3)
  for (const { name } of keys) expect(await env.SITE_KV.get(name)).not.toContain('hostile()')
  // The log names lost elements once for each item.
  const lost = log.mock.calls.splice(0).map(([line]) => JSON.parse(String(line)))
  expect(lost).toMatchObject([{ id: '1', slug: 'cms-post-1', field: 'HTML' }, { slug: 'cms-page' }])
  expect(lost[0].found).toBe('script, img of another server, svg, iframe, form, input')
})

test('a copy lives 30 days, and an unchanged one is written again after an hour', async () => {
  const { request, order, pass } = remoteGateway()
  const put = vi.spyOn(env.SITE_KV, 'put')
  const writes = () => put.mock.calls.splice(0).map(([key]) => key)
  await request('/api/blogs_translations?slug=cms-post-1&lang=vi-VN')
  const key = 'copy:/items/blogs_translations?lang=vi-VN&slug=cms-post-1'
  const [[, , options] = []] = put.mock.calls
  expect(options).toEqual({ metadata: { fetchedAt: expect.any(Number) }, expirationTtl: 30 * 24 * 60 * 60 })
  expect(writes()).toEqual([key])
  await request('/api/blogs_translations?slug=cms-post-1&lang=vi-VN')
  expect(writes()).toEqual([])
  await order({ mark: 'CMS edited' })
  expect(await (await request('/api/blogs_translations?slug=cms-post-1&lang=vi-VN')).text()).toContain('CMS edited')
  expect(writes()).toEqual([key])
  pass(3_600_000)
  await request('/api/blogs_translations?slug=cms-post-1&lang=vi-VN')
  expect(writes()).toEqual([key])
})

test('pages beyond the end of a list leave no copy', async () => {
  const { request } = remoteGateway()
  expect((await request('/api/pages/blogs/list-blogs?page=900')).status).toBe(200)
  // The first page tells where the list ends.
  const { keys } = await env.SITE_KV.list({ prefix: 'copy:' })
  expect(keys.map(({ name }) => name)).toEqual([expect.stringMatching(/&page=1$/)])
})

test('a limit that the site itself does not use is answered, and leaves no copy', async () => {
  const { request, restart, order } = remoteGateway()
  const lists = ['/api/pages/blogs/list-blogs', '/api/pages/product-updates/list-product-updates']
  for (const path of lists)
    for (const limit of [2, 5, 7, 49])
      for (const page of [1, 2]) expect((await request(`${path}?limit=${limit}&page=${page}`)).status).toBe(200)
  expect((await env.SITE_KV.list({ prefix: 'copy:' })).keys).toEqual([])
  for (const path of lists) for (const limit of [1, 6, 50]) await request(`${path}?limit=${limit}`)
  expect((await env.SITE_KV.list({ prefix: 'copy:' })).keys).toHaveLength(6)
  // Crawlers and visitors get copies of these.
  await order({ fault: 'refuse' })
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const next = restart()
  for (const path of [...lists, '/feed.xml', '/sitemap-en.xml']) expect((await next(path)).status).toBe(200)
  log.mockClear()
})

test('fifty equal reads at once share one request', async () => {
  const { open, seen } = remoteGateway()
  await Promise.all(Array.from({ length: 50 }, () => open().home('en')))
  expect((await seen()).asked).toHaveLength(1)
})

test('config is refreshed in the background after 10 s, languages after 7 days', async () => {
  const { request, seen, order, pass } = remoteGateway()
  const asked = async (path: string) => (await seen()).asked.filter((call) => call.path === path).length
  const day = 24 * 60 * 60 * 1000
  await Promise.all(['/api/config', '/api/languages'].map((path) => request(path)))
  await order({ mark: 'CMS edited' })
  pass(9000)
  await request('/api/config')
  expect(await asked('/config')).toBe(1)
  pass(2000)
  expect(await (await request('/api/config')).text()).not.toContain('CMS edited')
  expect(await asked('/config')).toBe(2)
  expect(await (await request('/api/config')).text()).toContain('CMS edited')
  pass(6 * day)
  await request('/api/languages')
  expect(await asked('/items/languages')).toBe(1)
  pass(2 * day)
  await request('/api/languages')
  expect(await asked('/items/languages')).toBe(2)
})

test('a slow KV is waited for when only a copy can be shown', async () => {
  let isSlow = false
  const slow = new Proxy(env.SITE_KV, {
    get: (kv, name) =>
      async function call(...given: unknown[]) {
        if (isSlow) await new Promise((resolve) => setTimeout(resolve, 1200))
        return Reflect.apply(Reflect.get(kv, name), kv, given)
      },
  })
  const { request, order } = remoteGateway(slow)
  await request('/api/items/pages/home')
  isSlow = true
  await order({ fault: 'forbidden' })
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const kept = await request('/api/items/pages/home')
  expect(kept.status).toBe(200)
  expect(kept.headers.get('cache-status')).toMatch(/^content; hit; detail=stale/)
  log.mockClear()
})

test('a KV that never answers does not block the content server', async () => {
  const silent = vi.fn(() => new Promise<never>(() => undefined))
  const { request, seen } = remoteGateway({ ...env.SITE_KV, getWithMetadata: silent, get: silent, put: silent })
  expect((await request('/api/config')).status).toBe(200)
  expect((await seen()).asked).toHaveLength(1)
  expect(silent).toHaveBeenCalled()
})

test('without KV the content server answers everything', async () => {
  const broken = vi.fn(() => Promise.reject(new Error('KV is down')))
  const { request, seen, order } = remoteGateway({ ...env.SITE_KV, getWithMetadata: broken, get: broken, put: broken })
  for (const path of ['/api/config', '/api/languages', '/api/items/pages/home'])
    expect((await request(path)).status).toBe(200)
  expect((await seen()).asked).toHaveLength(3)
  await order({ fault: 'error' })
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect((await request('/api/items/pages/home')).status).toBe(503)
  log.mockClear()
})
