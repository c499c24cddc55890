import { createMemoryHistory } from '@tanstack/react-router'
import { attachRouterServerSsrUtils } from '@tanstack/react-router/ssr/server'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { loadMessages } from '#i18n/messages.ts'
import { splitLocale } from '#i18n/paths.ts'
import { inProcessApi } from '#worker/api/in-process.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'
import { renderPage } from './render-page.tsx'
import { dehydrate } from './router-internals.ts'
import { getRouter } from '#router.tsx'

// Compares our replacements of router internals with the router itself.

const origin = 'https://helmsway.example'
const api = inProcessApi(embeddedContent)
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

/** The router of a page before loading. */
async function routerOf(path: string) {
  const { locale, path: ownPath } = splitLocale(path)
  const { default: messages } = await loadMessages(locale)
  const history = createMemoryHistory({ initialEntries: [ownPath] })
  return getRouter({ locale, messages, api, origin }, { history, origin })
}

/** Our state of a page, and the state that the router itself writes. */
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

test.each(paths)("the state of %s equals the router's own", async (path) => {
  const { ours, official } = await officialState(path)
  expect(official).toHaveProperty('matches')
  expect(ours).toEqual(official)
})

test.each(paths)('the state of %s is JSON with the same bytes each time', async (path) => {
  const { ours } = await officialState(path)
  const [first, second] = [
    await renderPage({ ...splitLocale(path), origin, api }),
    await renderPage({ ...splitLocale(path), origin, api }),
  ]
  expect(JSON.parse(text(first.state))).toEqual({
    origin,
    build: __BUILD_ID__,
    locale: splitLocale(path).locale,
    // From the manifest in tests/vitest.config.ts.
    scripts: path === '/resources/product-updates' ? ['/assets/updates.js'] : [],
    router: ours,
  })
  expect(text(second.state)).toBe(text(first.state))
  expect(second.version).toBe(first.version)
})
