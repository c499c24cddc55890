import { expect, test, vi } from 'vitest'
import { splitLocale } from '#i18n/paths.ts'
import { inProcessApi } from '#worker/api/in-process.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'
import { renderPage } from './render-page.tsx'
import { ContentUnavailable } from '#worker/content/unavailable.ts'

const origin = 'https://helmsway.example'
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test('the page omits an unavailable part and offers a retry', async () => {
  const unavailable = () => Promise.reject(new ContentUnavailable('no answer'))
  const parts = inProcessApi({ ...embeddedContent, plans: unavailable, featuredFaq: unavailable })
  const home = text((await renderPage({ ...splitLocale('/vi'), origin, api: parts })).html)
  const ids = [...home.matchAll(/<section id="([\w-]+)"/g)].map((match) => match[1])
  expect(ids).toContain('invest')
  expect(ids).toContain('smart-portfolio')
  expect(ids).not.toContain('pricing')
  expect(ids).not.toContain('faq')
  expect(home).toMatch(/<a href="\/vi"[^>]*>Thử lại<\/a>/)
  const guidelines = text((await renderPage({ ...splitLocale('/resources/guidelines'), origin, api: parts })).html)
  expect(guidelines).toContain('id="risk-levels"')
  expect(guidelines).not.toContain('id="prices"')
  expect(guidelines).toMatch(/<a href="\/resources\/guidelines"[^>]*>Try again<\/a>/)
})

test('the list remains without the latest release and offers a retry', async () => {
  const { listUpdates } = embeddedContent
  const withoutLatest = inProcessApi({
    ...embeddedContent,
    listUpdates: (locale, query) =>
      query.limit === 1 ? Promise.reject(new ContentUnavailable('no answer')) : listUpdates(locale, query),
  })
  const path = '/vi/resources/product-updates?page=2'
  const updates = text((await renderPage({ ...splitLocale(path), origin, api: withoutLatest })).html)
  expect(updates.match(/<h3/g)).toHaveLength(6)
  expect(updates).toMatch(/<a href="\/vi\/resources\/product-updates\?page=2"[^>]*>Thử lại<\/a>/)
  const whole = text((await renderPage({ ...splitLocale(path), origin, api: inProcessApi(embeddedContent) })).html)
  expect(whole).not.toContain('>Thử lại<')
})

test('a page with unavailable content keeps its frame, shows 503 and offers a retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const unavailable = () => Promise.reject(new ContentUnavailable('secret-detail'))
  const lists = inProcessApi({ ...embeddedContent, listPosts: unavailable })
  const { html, state } = await renderPage({ ...splitLocale('/cn/resources/blog?page=2'), origin, api: lists })
  expect(text(html)).toContain('id="mobile-menu"')
  expect(text(html)).toMatch(/>503</)
  expect(text(html)).toMatch(/<a href="\/cn\/resources\/blog\?page=2"[^>]*>重试<\/a>/)
  expect(text(html)).not.toContain('secret-detail')
  expect(state).toHaveLength(0)
  vi.mocked(console.error).mockClear()
})

test('the page omits sections that the content lacks', async () => {
  const withoutThree = inProcessApi({
    ...embeddedContent,
    home: async (locale) => ({
      ...(await embeddedContent.home(locale)),
      hero: undefined,
      why: undefined,
      pricing: undefined,
    }),
  })
  const page = await renderPage({ ...splitLocale('/'), origin, api: withoutThree })
  const ids = [...text(page.html).matchAll(/<section id="([\w-]+)"/g)].map((match) => match[1])
  expect(page.status).toBe(200)
  expect(ids).toEqual([
    'invest',
    'results',
    'logbook',
    'how-it-works',
    'what-you-get',
    'testimonials',
    'faq',
    'smart-portfolio',
    'newsletter',
  ])
})
