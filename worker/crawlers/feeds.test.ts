import { parseRssFeed } from 'feedsmith'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ArticleHtml } from '#model/article.ts'
import { locales } from '#i18n/locales.ts'
import { testGateway } from '#tests/support/gateway.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'
import { parseSettings } from '#worker/settings.ts'

const { request } = testGateway()
const feedAt = async (path: string, gateway = testGateway()) => parseRssFeed(await (await gateway.request(path)).text())

test.each([
  { path: '/resources/blog', locale: 'en' },
  { path: '/vi/resources/blog', locale: 'vi' },
  { path: '/cn/resources/blog', locale: 'cn' },
  { path: '/resources/product-updates', locale: 'en' },
  { path: '/vi/resources/product-updates', locale: 'vi' },
  { path: '/cn/resources/product-updates', locale: 'cn' },
] as const)('$path has its newest items as RSS', async ({ path, locale }) => {
  const feed = await feedAt(`${path}/rss.xml`)
  const page = `https://helmsway.example${path}`
  expect([feed.link, feed.language]).toEqual([page, locales[locale].tag])
  expect(feed.atom?.links?.[0]?.href).toBe(`${page}/rss.xml`)
  expect(feed.items).toHaveLength(13)
  for (const item of feed.items ?? []) {
    expect(item.link).toMatch(new RegExp(`^${page}/[a-z0-9-]+$`))
    expect([item.title, item.description, item.pubDate]).not.toContain(undefined)
  }
})

test.each([
  ['/page/trust', 'https://helmsway.example/resources/product-updates/'],
  ['/vi/trang/trust', 'https://helmsway.example/vi/resources/product-updates/'],
  ['/cn/page/trust', 'https://helmsway.example/cn/resources/product-updates/'],
])('%s has the incidents as RSS', async (path, release) => {
  const { items = [], link } = await feedAt(`${path}/rss.xml`)
  const page = `https://helmsway.example${path}`
  expect(link).toBe(page)
  expect(items.map(({ link }) => link)).toEqual([`${page}#late-orders`, `${page}#wrong-balance`])
  expect(items[0]?.pubDate).toMatch(/26 Sep 2024 01:52/)
  expect(items[0]?.guid?.value).toMatch(/^incidents\/(en|vi|cn)\/late-orders$/)
  // The accounts concerned, the course of events, the changes since.
  expect(items[0]?.content?.encoded).toMatch(/^<p>.+<\/p><p>.+<\/p>\n<p>.+<\/p>$/)
  expect(items[0]?.content?.encoded).toContain(`href="${release}`)
})

test('an item has the full text with absolute addresses', async () => {
  const { items = [] } = await feedAt('/vi/resources/blog/rss.xml')
  const texts = items.map(({ content }) => content?.encoded ?? '')
  for (const html of texts) {
    expect(html.length).toBeGreaterThan(500)
    expect(html).not.toMatch(/ (href|src)="[/#]/)
  }
  expect(texts.some((html) => html.includes('href="https://helmsway.example/vi/'))).toBe(true)
  expect(items[0]?.dc?.creators?.[0]).toMatch(/\S \S/)
})

test('the guid of an item is unique and does not change with origin or title', async () => {
  const ids = async (path: string, gateway = testGateway()) =>
    (await feedAt(path, gateway)).items?.map(({ guid }) => guid?.value) ?? []
  const renamed = testGateway({
    settings: parseSettings({ PUBLIC_URL: 'https://other.example' }),
    content: () => ({
      ...embeddedContent,
      async listPosts(locale, query) {
        const list = await embeddedContent.listPosts(locale, query)
        return { ...list, bogs: list.bogs.map((post) => ({ ...post, title: 'New', id: 'new' })) }
      },
    }),
  })
  const own = await ids('/resources/blog/rss.xml')
  expect(await ids('/resources/blog/rss.xml', renamed)).toEqual(own)
  const all = [
    ...own,
    ...(await ids('/vi/resources/blog/rss.xml')),
    ...(await ids('/resources/product-updates/rss.xml')),
  ]
  expect(new Set(all).size).toBe(all.length)
  // Fixed values: readers show all items again when a guid changes.
  expect(own).toContain('blog/en/reading-an-order-book')
})

test.each(['atom.xml', 'feed.json'])('subscribers of the former %s get the RSS feed', async (file) => {
  const answer = await request(`/cn/resources/blog/${file}`)
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/cn/resources/blog/rss.xml'])
})

test('a current feed is a 304', async () => {
  const path = '/resources/blog/rss.xml'
  const etag = (await request(path)).headers.get('etag') ?? ''
  const status = async (tag: string) => (await request(path, { headers: { 'if-none-match': tag } })).status
  expect([await status(`"x", ${etag}`), await status('*'), await status('"x"')]).toEqual([304, 304, 200])
})

test('texts are escaped, and characters that XML forbids are removed', async () => {
  const title = 'A <b>&amp; "x"</title>]]> \u0001'
  const { request } = testGateway({
    content: () => ({
      ...embeddedContent,
      async listPosts(locale, query) {
        const list = await embeddedContent.listPosts(locale, query)
        return { ...list, bogs: list.bogs.slice(0, 1) }
      },
      async findPost(locale, slug) {
        const post = await embeddedContent.findPost(locale, slug)
        return post && { ...post, title, content: v.parse(ArticleHtml, `<p>${title}</p>`) }
      },
    }),
  })
  const xml = await (await request('/resources/blog/rss.xml')).text()
  expect(xml).not.toContain('\u0001')
  const { items = [] } = parseRssFeed(xml)
  expect(items).toHaveLength(1)
  expect(items[0]?.content?.encoded).toBe('<p>A <b>&amp; "x"</title>]]> </p>')
})
