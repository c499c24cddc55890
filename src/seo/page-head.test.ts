import { expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import vi from '#i18n/messages/vi.json' with { type: 'json' }
import { localizePath, splitLocale } from '#i18n/paths.ts'
import { crawl, origin, rendered } from '#tests/support/crawl.ts'
import { sampleLocales } from '#tests/support/sample-locales.ts'
import { inProcessApi } from '#worker/api/in-process.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'
import { renderPage } from '#render/render-page.tsx'

/** The attributes of all tags of a name in the head. */
function tags(html: string, name: string): Record<string, string>[] {
  const head = html.slice(0, html.indexOf('</head>'))
  return [...head.matchAll(new RegExp(`<${name} ([^>]*)>`, 'g'))].map(([, text = '']) =>
    Object.fromEntries([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])),
  )
}

const contents = (html: string, name: string) =>
  tags(html, 'meta').flatMap((meta) => (meta.name === name || meta.property === name ? [meta.content] : []))

const alternates = (html: string) =>
  tags(html, 'link')
    .filter(({ rel, hreflang, hrefLang }) => rel === 'alternate' && (hreflang ?? hrefLang))
    .map(({ hreflang, hrefLang, href }) => `${hreflang ?? hrefLang} ${href}`)
    .toSorted()

const site = await crawl()

test('every page has a unique title and description', () => {
  expect(site.size).toBeGreaterThan(150)
  for (const read of [
    (html: string) => /<title>([^<]+)<\/title>/.exec(html)?.[1],
    (html: string) => contents(html, 'description').join(),
  ]) {
    const seen = new Map<string | undefined, string>()
    for (const [address, { html }] of site) {
      expect(read(html)).toMatch(/\S{2}/)
      expect([address, seen.get(read(html))]).toEqual([address, undefined])
      seen.set(read(html), address)
    }
  }
})

test('every page is canonical, and its alternates link back', () => {
  for (const [address, { html, path, languages }] of site) {
    const canonical = tags(html, 'link').filter(({ rel }) => rel === 'canonical')
    expect(canonical.map(({ href }) => href)).toEqual([address])
    const expected = languages.map((code) => `${locales[code].tag} ${origin}${localizePath(code, path)}`)
    expect([address, alternates(html)]).toEqual([
      address,
      [...expected, `x-default ${origin}${localizePath('en', path)}`].toSorted(),
    ])
    for (const code of sampleLocales) {
      const other = site.get(origin + localizePath(code, path))
      expect([address, other && alternates(other.html)]).toEqual([address, alternates(html)])
    }
  }
})

test('every page has the tags of shared links, in its language', () => {
  for (const [address, { html, locale, languages }] of site) {
    const [title] = contents(html, 'og:title')
    expect([address, html.includes(`<title>${title}</title>`)]).toEqual([address, true])
    expect(contents(html, 'og:description')).toEqual(contents(html, 'description'))
    expect(contents(html, 'og:url')).toEqual([address])
    expect(contents(html, 'og:site_name')).toEqual(['Helmsway'])
    expect(contents(html, 'og:locale')).toEqual([locales[locale].ogLocale])
    expect(contents(html, 'og:locale:alternate')).toEqual(
      languages.filter((code) => code !== locale).map((code) => locales[code].ogLocale),
    )
    expect(contents(html, 'theme-color')).toHaveLength(2)
    const picture = contents(html, 'og:image')
    expect(contents(html, 'twitter:card')).toEqual([picture.length > 0 ? 'summary_large_image' : 'summary'])
    for (const size of ['og:image:width', 'og:image:height', 'og:image:alt'])
      expect([address, contents(html, size).length]).toEqual([address, picture.length])
    for (const url of picture) expect(url).toMatch(/^https:\/\/helmsway\.example\//)
  }
})

test('only posts and articles have the type article', async () => {
  for (const [address, { html }] of site) {
    const isText = /\/(blog|product-updates|knowledge-base|guidelines)\/[^/]+$/.test(address)
    expect([address, ...contents(html, 'og:type')]).toEqual([address, isText ? 'article' : 'website'])
  }
})

test('page 2 of a list has its own title, description and address', async () => {
  const [first, second] = [await rendered('/vi/resources/blog'), await rendered('/vi/resources/blog?page=2')]
  for (const name of ['og:title', 'description', 'og:url'])
    expect(contents(second, name)).not.toEqual(contents(first, name))
  expect(contents(second, 'og:url')).toEqual([`${origin}/vi/resources/blog?page=2`])
})

test.each(['/resources/blog?page=2', '/vi/resources/product-updates?type=bug-fix', '/search?q=bot'])(
  '%s has no alternates, which may not exist',
  async (path) => {
    const html = await rendered(path)
    expect(alternates(html)).toEqual([])
    expect(contents(html, 'og:locale:alternate')).toEqual([])
  },
)

test('an untranslated post names its own languages', async () => {
  const slug = 'reading-an-order-book'
  const inLanguages = (...codes: string[]) => ({
    ...embeddedContent,
    async findPost(...[locale, given]: Parameters<typeof embeddedContent.findPost>) {
      const post = await embeddedContent.findPost(locale, given)
      const translations = codes.map((languages_code) => ({ languages_code }))
      return post && { ...post, blogs_id: { ...post.blogs_id, translations } }
    },
  })
  const english = await rendered(`/resources/blog/${slug}`, inLanguages('en-US', 'vi-VN'))
  expect(alternates(english)).toEqual([
    `en ${origin}/resources/blog/${slug}`,
    `vi ${origin}/vi/resources/blog/${slug}`,
    `x-default ${origin}/resources/blog/${slug}`,
  ])
  expect(contents(english, 'og:locale:alternate')).toEqual(['vi_VN'])
  const vietnamese = await rendered(`/vi/resources/blog/${slug}`, inLanguages('vi-VN'))
  expect(alternates(vietnamese)).toEqual([`vi ${origin}/vi/resources/blog/${slug}`])
})

test('the picture of the SEO record replaces the card', async () => {
  const path = '/page/about'
  const html = await rendered(path, {
    ...embeddedContent,
    async findPage(locale, slug) {
      const page = await embeddedContent.findPage(locale, slug)
      return page && { ...page, seo_detail: { ...page.seo_detail, meta_ogImage: 'hero-course' } }
    },
  })
  expect(contents(html, 'og:image')).toEqual([`${origin}/media/hero-course?w=1200&amp;h=630&amp;as=png`])
  expect(contents(await rendered(path), 'og:image')).toEqual([`${origin}/social/en/page/about.png`])
})

test.each([
  ['/vi/no-such-page', 404, vi.error.notFoundTitle],
  ['/vi/newsletter/nothing', 404, vi.error.notFoundTitle],
  ['/vi/knowledge-base/nothing', 404, vi.error.notFoundTitle],
  ['/vi/resources/blog?page=99', 404, vi.error.notFoundTitle],
  ['/vi/gone', 410, vi.error.goneTitle],
])('%s is a %i with its own title and without addresses', async (path, status, title) => {
  const page = await renderPage({ ...splitLocale(path), origin, api: inProcessApi(embeddedContent) })
  const html = new TextDecoder().decode(page.html)
  expect(page.status).toBe(status)
  expect(html).toContain(`<title>${title} | Helmsway</title>`)
  expect(contents(html, 'robots')).toEqual(['noindex'])
  expect(tags(html, 'link').filter(({ rel = '' }) => ['canonical', 'alternate'].includes(rel))).toEqual([])
})

test.each([
  ['/resources/blog?category=featured', true],
  ['/cn/knowledge-base?q=bot', true],
  ['/resources/product-updates?type=bug-fix', true],
  ['/resources/blog?page=2', false],
  ['/vi/knowledge-base', false],
])('%s is out of the index: %s', async (path, out) => {
  expect(contents(await rendered(path), 'robots')).toEqual(out ? ['noindex'] : [])
})

test.each(['/vi/resources/blog', '/cn/resources/product-updates'])(
  'readers find the feed of %s in its head, on further pages too',
  async (path) => {
    const feeds = (html: string) =>
      tags(html, 'link')
        .filter(({ type = '' }) => /rss|atom|feed/.test(type))
        .map(({ href }) => href)
    expect(feeds(await rendered(path))).toEqual([`${origin}${path}/rss.xml`])
    expect(feeds(await rendered(`${path}?page=2`))).toEqual(feeds(await rendered(path)))
  },
)

test('unknown parameters are not in the canonical address', async () => {
  const html = await rendered('/resources/blog?utm_source=x&page=2')
  expect(tags(html, 'link').find(({ rel }) => rel === 'canonical')?.href).toBe(`${origin}/resources/blog?page=2`)
})
