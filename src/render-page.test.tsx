import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { attachRouterServerSsrUtils } from '@tanstack/react-router/ssr/server'
import { env } from 'cloudflare:workers'
import { runInNewContext } from 'node:vm'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#api/api.ts'
import type { Locale } from '#i18n/locales.ts'
import { loadMessages } from '#i18n/messages.ts'
import { splitLocale } from '#i18n/paths.ts'
import { DocumentHead } from '#seo/document-head.tsx'
import { headHtml } from '#seo/head-html.ts'
import { inProcessApi } from '#worker/api/in-process.ts'
import { embeddedContent } from '#worker/content/embedded.ts'
import { dehydrate, renderPage } from './render-page.tsx'
import { getRouter } from './router.tsx'

const origin = 'https://helmsway.example'
const api = inProcessApi(embeddedContent)
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

// First, while no file has been read.
test('the home page is rendered without reading a file', async () => {
  const fetch = vi.spyOn(env.ASSETS, 'fetch')
  for (const path of ['/', '/vi', '/cn']) expect((await renderPage({ path, origin, api })).status).toBe(200)
  expect(fetch).not.toHaveBeenCalled()
  expect((await renderPage({ path: '/resources/blog', origin, api })).status).toBe(200)
  expect(fetch).toHaveBeenCalledOnce()
})

/** The router of a page, not loaded yet. */
async function routerOf(path: string) {
  const { locale, path: ownPath } = splitLocale(path)
  const { default: messages } = await loadMessages[locale]()
  const history = createMemoryHistory({ initialEntries: [ownPath] })
  return getRouter({ locale, messages, api, origin }, { history, origin })
}

/** The state that the router itself writes into the page, as an object. */
async function officialState(path: string) {
  const router = await routerOf(path)
  attachRouterServerSsrUtils({ router, manifest: undefined })
  await router.load()
  const ours: unknown = JSON.parse(JSON.stringify(dehydrate(router)))
  await router.serverSsr?.dehydrate()
  const scripts = router.serverSsr?.takeInitialHydrationScriptTags()?.before ?? []
  const sandbox: { self?: object; $_TSR?: { router?: unknown }; document: object } = {
    document: { currentScript: { previousElementSibling: null, remove: () => undefined } },
  }
  sandbox.self = sandbox
  runInNewContext(scripts.map((script) => script.children).join(';'), sandbox)
  const official: unknown = JSON.parse(
    JSON.stringify(sandbox.$_TSR?.router, (key, value: unknown) => (key === 'u' ? 0 : value)),
  )
  return { ours, official }
}

const paths = [
  '/',
  '/vi',
  '/cn',
  '/vi?page=2',
  '/newsletter/subscribed',
  '/no-such-page',
  '/vi/khong-co/trang',
  '/knowledge-base?q=a%2Fb',
  '/vi/knowledge-base/what-drawdown-means',
  '/resources/blog?page=2',
  '/resources/blog?category=featured',
  '/vi/resources/blog?page=2',
  '/resources/blog?page=99',
  '/cn/resources/blog/reading-an-order-book',
  '/resources/product-updates',
]

test.each(paths)('the state of %s is the one that the router itself would write', async (path) => {
  const { ours, official } = await officialState(path)
  expect(official).toHaveProperty('matches')
  expect(ours).toEqual(official)
})

test.each(paths)('the state of %s is written as JSON would be, known parts and new ones', async (path) => {
  const { ours } = await officialState(path)
  const [first, second] = [await renderPage({ path, origin, api }), await renderPage({ path, origin, api })]
  expect(JSON.parse(text(first.state))).toEqual({ origin, build: __BUILD_ID__, router: ours })
  expect(text(second.state)).toBe(text(first.state))
  expect(second.version).toBe(first.version)
})

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const decode = (html: string) => html.replace(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity)

/** The tags of a head in one order: names, attributes, texts. */
const tagsOf = (head: string) =>
  [...head.matchAll(/<(meta|link|title|script)\b([^>]*?)\/?>(?:([^<]*)<\/\1>)?/g)]
    .map(([, name, attributes = '', content = '']) => ({
      name,
      attributes: [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)]
        .map(([, key = '', value = '']) => `${key.toLowerCase()}=${decode(value)}`)
        .toSorted(),
      content: decode(content),
    }))
    .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))

test.each([
  ...paths,
  '/cn/resources/blog',
  '/resources/guidelines',
  '/vi/trang/dieu-khoan-su-dung',
  '/search?q=%3Cb%3E',
])('the head of %s is the one that the components in browsers write', async (path) => {
  const router = await routerOf(path)
  await router.load()
  const { locale } = splitLocale(path)
  const components = renderToString(
    <RouterContextProvider router={router}>
      <DocumentHead locale={locale} />
    </RouterContextProvider>,
  )
  const ours = headHtml(router.stores.matches.get(), locale)
  expect(tagsOf(ours)).toEqual(tagsOf(components))
  expect(tagsOf(ours).length).toBeGreaterThan(10)
})

test('equal content renders to equal bytes under an equal name', async () => {
  const [one, two] = await Promise.all([
    renderPage({ path: '/vi', origin, api }),
    renderPage({ path: '/vi', origin, api }),
  ])
  expect(one.version).toBe(two.version)
  expect(text(one.html)).toBe(text(two.html))
  expect(text(one.state)).toBe(text(two.state))
})

test('a page made of parts that are remembered is the page that was rendered whole', async () => {
  const fresh = {
    ...embeddedContent,
    chrome: async (locale: Locale) => ({ ...(await embeddedContent.chrome(locale)) }),
    home: async (locale: Locale) => ({ ...(await embeddedContent.home(locale)) }),
    async findArticle(locale: Locale, slug: string) {
      const article = await embeddedContent.findArticle(locale, slug)
      return article && { ...article }
    },
  }
  for (const path of ['/', '/vi/knowledge-base', '/cn', '/vi/knowledge-base/what-drawdown-means']) {
    const whole = await renderPage({ path, origin, api: inProcessApi(fresh) })
    await renderPage({ path, origin, api })
    const remembered = await renderPage({ path, origin, api })
    expect(text(remembered.html)).toBe(text(whole.html))
  }
})

test('a part is not remembered for other content than it was made of', async () => {
  const dearer = {
    ...embeddedContent,
    async config(locale?: Locale) {
      const config = await embeddedContent.config(locale)
      return { ...config, app_configs: { ...config.app_configs, tax_rate: 50 } }
    },
  }
  const htmlOf = async (source: typeof dearer) =>
    text((await renderPage({ path: '/', origin, api: inProcessApi(source) })).html)
  const price = '279.00'
  expect(await htmlOf(embeddedContent)).toContain(price)
  expect(await htmlOf(dearer)).not.toContain(price)
  expect(await htmlOf(embeddedContent)).toContain(price)
})

test('the analytics id stands on the document only when it is set, and changes its name', async () => {
  const without = await renderPage({ path: '/', origin, api })
  const set = await renderPage({ path: '/', origin, api, analyticsId: 'G-ABC123DEF4' })
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
    const html = text((await renderPage({ path, origin, api })).html)
    const inline = [...html.matchAll(/<script(?![^>]*(\bsrc=|ld\+json))[^>]*>/g)]
    expect(inline).toHaveLength(1)
    expect(html).not.toMatch(/\son\w+="/)
    expect(html).not.toContain('style="')
    expect(html).not.toContain('modulepreload')
  }
})

test.each([
  ['content that cannot be had', new ApiError(503, 'secret-detail of the content server')],
  ['an answer out of shape', new ApiError(500, 'secret-detail of a schema')],
  ['a bug', new Error('secret-detail of the code')],
])('%s in a loader is a 503 that stays out of the HTML and leaves no state', async (_, error) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const failing = inProcessApi({ ...embeddedContent, home: () => Promise.reject(error) })
  const page = await renderPage({ path: '/', origin, api: failing })
  expect(page.status).toBe(503)
  expect(text(page.html)).toMatch(/>503</)
  expect(page.state).toHaveLength(0)
  expect(text(page.html).includes('secret-detail')).toBe(false)
  expect(text(page.html)).toContain('heavy weather')
  vi.mocked(console.error).mockClear()
})

test('a page that does not exist is a 404 in the frame of the site and the language of the path', async () => {
  const page = await renderPage({ path: '/cn/no-such-page', origin, api })
  expect(page.status).toBe(404)
  expect(text(page.html)).toContain('<html data-v="')
  expect(text(page.html)).toContain('lang="zh-Hans"')
  expect(text(page.html)).toContain('找不到页面：/cn/no-such-page')
  expect(text(page.html)).toContain('id="mobile-menu"')
})

test('a known route that refuses its parameters says so in the words of the specification, as far as it hydrates', async () => {
  for (const path of ['/page/no-such-page', '/resources/blog?page=99', '/resources/academy?level=expert']) {
    const page = await renderPage({ path, origin, api })
    expect(page.status).toBe(404)
    expect(text(page.html)).toContain(`Page Not Found: ${path.split('?')[0]}`)
  }
  expect(text((await renderPage({ path: '/no-such-page', origin, api })).html)).toContain(
    'Page not found: /no-such-page',
  )
})
