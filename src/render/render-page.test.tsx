import { expect, test, vi } from 'vitest'
import { splitLocale } from '#i18n/paths.ts'
import { ApiError } from '#api/api.ts'
import type { Locale } from '#i18n/locales.ts'
import { inProcessApi } from '#worker/api/in-process.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'
import { renderPage } from './render-page.tsx'

const origin = 'https://helmsway.example'
const api = inProcessApi(embeddedContent)
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test('the home page renders without reading a file', async () => {
  // A new isolate has read no content file.
  vi.resetModules()
  const { env } = await import('cloudflare:workers')
  const { embeddedContent: unread } = await import('#worker/content/embedded/embedded.ts')
  const api = inProcessApi(unread)
  const fetch = vi.spyOn(env.ASSETS, 'fetch')
  for (const path of ['/', '/vi', '/cn'])
    expect((await renderPage({ ...splitLocale(path), origin, api })).status).toBe(200)
  expect(fetch).not.toHaveBeenCalled()
  expect((await renderPage({ ...splitLocale('/resources/blog'), origin, api })).status).toBe(200)
  expect(fetch).toHaveBeenCalledOnce()
})

test('equal content renders to equal bytes and an equal version', async () => {
  const [one, two] = await Promise.all([
    renderPage({ ...splitLocale('/vi'), origin, api }),
    renderPage({ ...splitLocale('/vi'), origin, api }),
  ])
  expect(one.version).toBe(two.version)
  expect(text(one.html)).toBe(text(two.html))
  expect(text(one.state)).toBe(text(two.state))
})

test('two addresses of the same content are two pages', async () => {
  const of = async (path: string) => text((await renderPage({ ...splitLocale(path), origin, api })).html)
  // The same article under each slug, and a list with different filters.
  for (const [one, other] of [
    ['/resources/guidelines/one', '/resources/guidelines/other'],
    ['/knowledge-base', '/knowledge-base?q=bot'],
  ] as const) {
    const first = await of(one)
    expect(await of(other)).not.toBe(first)
    expect(await of(one)).toBe(first)
  }
  expect(await of('/resources/guidelines/other')).toContain(`rel="canonical" href="${origin}/resources/guidelines/`)
})

test('prices follow the tax rate of the config', async () => {
  const dearer = {
    ...embeddedContent,
    async config(locale?: Locale) {
      const config = await embeddedContent.config(locale)
      return { ...config, app_configs: { ...config.app_configs, tax_rate: 50 } }
    },
  }
  const htmlOf = async (source: typeof dearer) =>
    text((await renderPage({ ...splitLocale('/'), origin, api: inProcessApi(source) })).html)
  const price = '279.00'
  expect(await htmlOf(embeddedContent)).toContain(price)
  expect(await htmlOf(dearer)).not.toContain(price)
  expect(await htmlOf(embeddedContent)).toContain(price)
})

test.each([
  '/',
  '/vi',
  '/cn',
  '/no-such-page',
  '/search?q=drawdown',
  '/knowledge-base',
  '/knowledge-base/what-drawdown-means',
  '/page/privacy-policy',
  '/resources/guidelines',
  '/resources/guidelines/risk-management',
  '/resources/academy',
  '/resources/academy/drawdown-and-position-size',
  '/resources/blog?page=2',
  '/resources/blog/correlation-in-a-fall',
  '/resources/product-updates',
])('%s: each text is one node; React would write a comment between its parts', async (path) => {
  const html = text((await renderPage({ ...splitLocale(path), origin, api })).html)
  expect(html.match(/.{30}<!-- -->.{30}/g)).toBeNull()
})

test('a price is one text', async () => {
  const html = text((await renderPage({ ...splitLocale('/'), origin, api })).html)
  expect(html).toContain('>$279.00<')
})

test('the document has a configured analytics id, which changes the version', async () => {
  const without = await renderPage({ ...splitLocale('/'), origin, api })
  const set = await renderPage({ ...splitLocale('/'), origin, api, analyticsId: 'G-ABC123DEF4' })
  expect(text(without.html)).not.toContain('analytics-id')
  expect(text(set.html)).toMatch(/<html [^>]*data-analytics-id="G-ABC123DEF4"/)
  expect(set.version).not.toBe(without.version)
})

test('the only script without an address is the theme script', async () => {
  for (const path of [
    '/',
    '/vi',
    '/cn',
    '/no-such-page',
    '/vi/resources/blog',
    '/resources/blog/correlation-in-a-fall',
  ]) {
    const html = text((await renderPage({ ...splitLocale(path), origin, api })).html)
    const inline = [...html.matchAll(/<script(?![^>]*(\bsrc=|ld\+json))[^>]*>/g)]
    expect(inline).toHaveLength(1)
    expect(html).not.toMatch(/\son\w+="/)
    expect(html).not.toContain('style="')
    expect(html).not.toContain('modulepreload')
  }
})

test.each([
  ['unavailable content', new ApiError(503, 'secret-detail of the content server')],
  ['an invalid answer', new ApiError(500, 'secret-detail of a schema')],
  ['a bug', new Error('secret-detail of the code')],
])('%s in a loader is a 503 without details in the HTML and without state', async (_, error) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const failing = inProcessApi({ ...embeddedContent, home: () => Promise.reject(error) })
  const page = await renderPage({ ...splitLocale('/'), origin, api: failing })
  expect(page.status).toBe(503)
  // Unavailable content was logged by its reader.
  expect(page.failure).toBe(error instanceof ApiError && error.status === 503 ? undefined : error)
  expect(text(page.html)).toMatch(/>503</)
  expect(page.state).toHaveLength(0)
  expect(text(page.html).includes('secret-detail')).toBe(false)
  expect(text(page.html)).toContain('The error is on our side')
  vi.mocked(console.error).mockClear()
})

test("an unknown page is a 404 in the site's frame and the path's language", async () => {
  const page = await renderPage({ ...splitLocale('/cn/no-such-page'), origin, api })
  expect(page.status).toBe(404)
  expect(text(page.html)).toContain('<html data-v="')
  expect(text(page.html)).toContain('lang="zh-Hans"')
  expect(text(page.html)).toContain('找不到页面：/cn/no-such-page')
  expect(text(page.html)).toContain('id="mobile-menu"')
})

test('a known route that refuses its parameters has the specified message', async () => {
  for (const path of ['/page/no-such-page', '/resources/blog?page=99', '/resources/academy?level=expert']) {
    const page = await renderPage({ ...splitLocale(path), origin, api })
    expect(page.status).toBe(404)
    expect(text(page.html)).toContain(`Page Not Found: ${path.split('?')[0]}`)
  }
  expect(text((await renderPage({ ...splitLocale('/no-such-page'), origin, api })).html)).toContain(
    'Page not found: /no-such-page',
  )
})

test.each(['/page/trust', '/vi/trang/trust', '/cn/page/trust'])(
  '%s shows the incidents, newest first',
  async (path) => {
    const html = text((await renderPage({ ...splitLocale(path), origin, api })).html)
    expect([...html.matchAll(/<article id="([^"]+)"/g)].map(([, slug]) => slug)).toEqual([
      'late-orders',
      'wrong-balance',
    ])
    expect(html).toContain('<a href="#incidents"')
    expect(html).toContain(`type="application/rss+xml" title="`)
    expect(html).toContain(`href="${origin}${path}/rss.xml"`)
    expect(html).toContain('"temporalCoverage":"2024-09-26T01:52Z/2024-09-26T02:39Z"')
    // A time on the same day has no date of its own.
    expect(html).toMatch(/26[^<]* 01:52[^<\d]+02:39/)
    // 47 minutes of 366 days.
    expect(html).toMatch(/99[.,]991%/)
  },
)

test('the home page names an open incident in one line, and has no byte of it otherwise', async () => {
  const incident = { title: 'Orders are late', url: '/page/trust#late-orders' }
  const open = inProcessApi({
    ...embeddedContent,
    frame: async (locale) => ({ ...(await embeddedContent.frame(locale)), incident }),
  })
  const home = async (api: typeof open) => text((await renderPage({ ...splitLocale('/vi'), origin, api })).html)
  const link = /<a [^>]*href="\/vi\/trang\/trust#late-orders".*?<\/a>/.exec(await home(open))
  expect(link?.[0]).toContain('Orders are late')
  expect(/incident|late-orders/.exec(await home(api))).toBeNull()
})
