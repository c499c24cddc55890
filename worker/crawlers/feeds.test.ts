import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ArticleHtml } from '#model/article.ts'
import { locales } from '#i18n/locales.ts'
import { testGateway } from '#tests/support/gateway.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'
import { parseSettings } from '#worker/settings.ts'

const { request } = testGateway()
const textOf = async (path: string) => (await request(path)).text()

const lists = [
  { path: '/resources/blog', locale: 'en' },
  { path: '/vi/resources/blog', locale: 'vi' },
  { path: '/cn/resources/blog', locale: 'cn' },
  { path: '/resources/product-updates', locale: 'en' },
  { path: '/vi/resources/product-updates', locale: 'vi' },
  { path: '/cn/resources/product-updates', locale: 'cn' },
] as const

test.each(lists)('$path has the same entries as RSS, Atom and JSON Feed', async ({ path, locale }) => {
  const rss = parseRssFeed(await textOf(`${path}/rss.xml`))
  const atom = parseAtomFeed(await textOf(`${path}/atom.xml`))
  const json = parseJsonFeed(await textOf(`${path}/feed.json`))
  const page = `https://helmsway.example${path}`
  expect([rss.link, json.home_page_url, atom.links?.[1]?.href]).toEqual([page, page, page])
  expect([atom.links?.[0]?.href, json.feed_url]).toEqual([`${page}/atom.xml`, `${page}/feed.json`])
  expect([rss.language, json.language]).toEqual([locales[locale].tag, locales[locale].tag])
  expect(json.items?.length).toBeGreaterThanOrEqual(15)

  const entries = json.items?.map(({ id, url, title, content_html }) => [id, url, title, content_html])
  expect(rss.items?.map((item) => [item.guid?.value, item.link, item.title, item.content?.encoded])).toEqual(entries)
  expect(atom.entries?.map((item) => [item.id, item.links?.[0]?.href, item.title?.value, item.content?.value])).toEqual(
    entries,
  )
})

test('an entry has the full text, with addresses that hold anywhere', async () => {
  const feed = parseJsonFeed(await textOf('/vi/resources/blog/feed.json'))
  const texts = feed.items?.map(({ content_html = '' }) => content_html) ?? []
  for (const html of texts) {
    expect(html.length).toBeGreaterThan(1000)
    expect(html).not.toMatch(/ (href|src)="[/#]/)
  }
  expect(texts.some((html) => html.includes('href="https://helmsway.example/vi/'))).toBe(true)
})

test('an entry keeps its id when the site moves and the title changes, and no two share one', async () => {
  const ids = async (path: string, gateway = testGateway()) => {
    const answer = await gateway.request(path)
    return parseJsonFeed(await answer.text()).items?.map(({ id }) => id) ?? []
  }
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
  const own = await ids('/resources/blog/feed.json')
  expect(await ids('/resources/blog/feed.json', renamed)).toEqual(own)
  const all = [
    ...own,
    ...(await ids('/vi/resources/blog/feed.json')),
    ...(await ids('/resources/product-updates/feed.json')),
  ]
  expect(new Set(all).size).toBe(all.length)
  for (const id of all)
    expect(id).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  // Written down, because readers show everything anew when it changes.
  expect(own).toContain('urn:uuid:5b636d29-7f8c-522f-a968-9650a04d168f')
})

test.each(['rss.xml', 'atom.xml', 'feed.json'])('who has %s already is told so', async (file) => {
  const path = `/resources/blog/${file}`
  const { headers } = await request(path)
  const etag = headers.get('etag') ?? ''
  const modified = headers.get('last-modified') ?? ''
  const status = async (given: Record<string, string>) => (await request(path, { headers: given })).status
  expect(await status({ 'if-none-match': `"x", ${etag}` })).toBe(304)
  expect(await status({ 'if-modified-since': modified })).toBe(304)
  expect(await status({ 'if-modified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' })).toBe(200)
  expect(await status({ 'if-none-match': '"x"', 'if-modified-since': modified })).toBe(200)
  expect(await status({ 'if-modified-since': 'yesterday' })).toBe(200)
})

test('a text cannot leave its element', async () => {
  const title = 'A <b>&amp; "x"</title>]]> \u0001'
  const { request } = testGateway({
    content: () => ({
      ...embeddedContent,
      async listPosts(locale, query) {
        const list = await embeddedContent.listPosts(locale, query)
        const content = v.parse(ArticleHtml, `<p>${title}</p>`)
        return { ...list, bogs: list.bogs.slice(0, 1).map((post) => ({ ...post, title, content })) }
      },
    }),
  })
  const atom = parseAtomFeed(await (await request('/resources/blog/atom.xml')).text())
  expect(atom.entries).toHaveLength(1)
  expect(atom.entries?.[0]?.content?.value).toContain(']]>')
  const rss = parseRssFeed(await (await request('/resources/blog/rss.xml')).text())
  expect(rss.items?.[0]?.content?.encoded).toContain(']]>')
})
