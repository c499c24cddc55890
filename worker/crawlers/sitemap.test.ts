import { expect, test } from 'vitest'
import { localeCodes } from '#i18n/locales.ts'
import { testGateway } from '#tests/support/gateway.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'
import type { ContentSource } from '#worker/content/source.ts'

const all = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map((m) => m[1])

/** The embedded content with a blog of `count` generated posts. */
function largeBlog(count: number): ContentSource {
  return {
    ...embeddedContent,
    async listPosts(_, { page, limit }) {
      const [sample] = (await embeddedContent.listPosts('en', { category: 'all', page: 1, limit: 1 })).bogs
      if (!sample) throw new Error('no post')
      const length = Math.max(0, Math.min(limit, count - (page - 1) * limit))
      const bogs = Array.from({ length }, (_, index) => ({ ...sample, slug: `post-${(page - 1) * limit + index}` }))
      return { total_pages: Math.ceil(count / limit), bogs }
    },
  }
}

test('the index names one sitemap a language', async () => {
  const answer = await testGateway().request('/sitemap.xml')
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(all(await answer.text(), 'loc')).toEqual(
    localeCodes.map((code) => `https://helmsway.example/sitemap-${code}.xml`),
  )
})

test.each([
  ['en', 'https://helmsway.example/page/terms-of-use'],
  ['vi', 'https://helmsway.example/vi/trang/dieu-khoan-su-dung'],
  ['cn', 'https://helmsway.example/cn/page/terms-of-use'],
])('the sitemap %s holds each of its pages once, with its forms in the other languages', async (code, terms) => {
  const xml = await (await testGateway().request(`/sitemap-${code}.xml`)).text()
  const addresses = all(xml, 'loc')
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses).toContain(terms)
  const entry = xml.split('\n').find((line) => line.includes(`<loc>${terms}</loc>`))
  for (const [tag, href] of [
    ['en', '/page/terms-of-use'],
    ['vi', '/vi/trang/dieu-khoan-su-dung'],
    ['zh-Hans', '/cn/page/terms-of-use'],
    ['x-default', '/page/terms-of-use'],
  ])
    expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="${tag}" href="https://helmsway.example${href}"/>`)
})

test('only pages with a date have lastmod', async () => {
  const xml = await (await testGateway().request('/sitemap-en.xml')).text()
  const lines = xml.split('\n').filter((line) => line.startsWith('<url>'))
  const post = await embeddedContent.findPost('en', 'reading-an-order-book')
  const updated = post?.blogs_id.date_updated ?? post?.blogs_id.date_created
  expect(lines.find((line) => line.includes('/reading-an-order-book<'))).toContain(`<lastmod>${updated}</lastmod>`)
  for (const path of ['/', '/page/about', '/resources/blog'])
    expect(lines.find((line) => line.includes(`example${path}</loc>`))).not.toContain('lastmod')
})

/** A site whose posts exist in the languages `codes` of the API. */
const siteWithPosts = (...codes: string[]) =>
  testGateway({
    content: () => ({
      ...embeddedContent,
      async listPosts(_, query) {
        const list = await embeddedContent.listPosts('en', query)
        const translations = codes.map((languages_code) => ({ languages_code }))
        return { ...list, bogs: list.bogs.map((post) => ({ ...post, blogs_id: { ...post.blogs_id, translations } })) }
      },
    }),
  })

test.each([
  ['Chinese', ['en-US', 'vi-VN'], ['en', 'vi'], ['en', 'vi', 'x-default'], 'cn'],
  ['English', ['vi-VN', 'zh-CN'], ['vi', 'cn'], ['vi', 'zh-Hans'], 'en'],
])('a post without %s is in two sitemaps, and names their languages', async (_, codes, its, tags, other) => {
  const gateway = siteWithPosts(...codes)
  const entryIn = async (code: string) =>
    (await (await gateway.request(`/sitemap-${code}.xml`)).text())
      .split('\n')
      .find((line) => line.includes('/reading-an-order-book</loc>'))
  for (const code of its) {
    const entry = await entryIn(code)
    expect([...(entry ?? '').matchAll(/hreflang="([^"]*)"/g)].map(([, tag]) => tag)).toEqual(tags)
  }
  expect(await entryIn(other)).toBeUndefined()
  const llms = other === 'en' ? '/llms.txt' : `/${other}/llms.txt`
  expect(await (await gateway.request(llms)).text()).not.toContain('reading-an-order-book')
})

/** The embedded content, whose blog claims endless pages. The last page with posts is `lastPage`. */
function endlessBlog(lastPage: number, read: (page: number) => void): ContentSource {
  const blog = largeBlog(lastPage * 50)
  return {
    ...blog,
    async listPosts(locale, query) {
      read(query.page)
      return { ...(await blog.listPosts(locale, query)), total_pages: 1e9 }
    },
  }
}

test.each([
  ['an empty page', 2, 3],
  ['200 pages', 1000, 200],
])('a sitemap reads a list up to %s, the newest posts first', async (_, lastPage, reads) => {
  const pages: number[] = []
  const { request } = testGateway({ content: () => endlessBlog(lastPage, (page) => pages.push(page)) })
  const addresses = all(await (await request('/sitemap-en.xml')).text(), 'loc')
  expect(addresses[0]).toBe('https://helmsway.example/resources/blog/post-0')
  expect(addresses).toContain(`https://helmsway.example/resources/blog/post-${Math.min(lastPage, 200) * 50 - 1}`)
  expect(pages).toEqual(Array.from({ length: reads }, (_, index) => index + 1))
})

test.each(['/sitemap-xx.xml', '/sitemap-en-1.xml', '/sitemap-en-2.xml', '/sitemap-en-0.xml'])(
  '%s is no sitemap',
  async (path) => {
    const answer = await testGateway().request(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  },
)

test('a foreign host gets the same bytes', async () => {
  const { request } = testGateway()
  for (const path of ['/sitemap.xml', '/sitemap-vi.xml', '/robots.txt', '/.well-known/security.txt']) {
    const own = await (await request(`https://helmsway.example${path}`)).text()
    expect(await (await request(`https://evil.example${path}`, { headers: { host: 'evil.example' } })).text()).toBe(own)
    expect(own).not.toContain('evil')
  }
})
