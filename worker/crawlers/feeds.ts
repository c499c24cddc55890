import { localeCodes, locales, type Locale } from '#i18n/locales.ts'
import { localizePath } from '#i18n/paths.ts'
import { feedSections, sections, type FeedSection } from '#model/sections.ts'
import type { ContentSource } from '#worker/content/source.ts'
import type { Gateway } from '#worker/gateway.ts'
import { answerConditionally } from '#worker/http/conditional.ts'
import type { GatewayContext } from '#worker/http/request.ts'
import { withAbsoluteAddresses } from './page-texts.ts'
import { findItem, listItems, slugOf, type SitePage } from './site-pages.ts'
import { escapeXml } from './xml.ts'

/** Newest items that a feed holds. */
const maxItems = 20
/** Namespace of the site's ids (RFC 9562 §5.5): a random UUID, never to be changed. */
const idNamespace = 'b0f1c9a26d0e4f5b9c372a8e51d7f460'

/** A `urn:uuid:` of a name alone (UUID version 5), which no title or address changes. */
async function stableId(name: string): Promise<string> {
  const prefix = idNamespace.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? []
  const bytes = new Uint8Array([...prefix, ...new TextEncoder().encode(name)])
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', bytes)).subarray(0, 16)
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `urn:uuid:${hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}`
}

/** The newest items of a list in one language, newest first, with their texts. */
async function newestItems(content: ContentSource, locale: Locale, section: FeedSection): Promise<SitePage[]> {
  const newest = (await listItems[section](content, locale, 1)).items.slice(0, maxItems)
  const items = newest.map((page) =>
    page.text === undefined ? findItem[section](content, locale, slugOf(page.path)) : page,
  )
  return (await Promise.all(items)).filter((item) => item !== undefined)
}

type Feed = Awaited<ReturnType<typeof readFeed>>

/** A feed of a list in a language: `page` is the list's address, `self` the feed's. */
async function readFeed({ content: open, settings }: Gateway, locale: Locale, section: FeedSection, path: string) {
  const content = open()
  const origin = settings.PUBLIC_URL
  const [pages, config, { brand }] = await Promise.all([
    newestItems(content, locale, section),
    content.config(locale),
    content.chrome(locale),
  ])
  const items = await Promise.all(
    pages.map(async (page) => {
      const { text = '', published = '', updated = published, tags = [] } = page
      const url = origin + localizePath(locale, page.path)
      const id = await stableId(`${section}/${locale}/${slugOf(page.path)}`)
      return { ...page, id, url, html: withAbsoluteAddresses(text, origin, url), published, updated, tags }
    }),
  )
  const record = config.seo_urls.find(({ router_name }) => router_name === sections[section].seo)
  const seo = record?.translations[0]?.seo_detail
  return {
    id: await stableId(`${section}/${locale}`),
    title: seo?.meta_title ?? brand.name,
    description: seo?.meta_description ?? brand.tagline,
    brand: brand.name,
    language: locales[locale].tag,
    page: origin + localizePath(locale, sections[section].path),
    self: origin + path,
    // Nothing yet: a date that no item can precede.
    updated:
      items
        .map(({ updated }) => updated)
        .toSorted()
        .at(-1) ?? '1970-01-01',
    items,
  }
}

const element = (name: string, text: string | undefined) =>
  text === undefined ? '' : `<${name}>${escapeXml(text)}</${name}>`
const moment = (date: string) => `${date}T00:00:00Z`

/** RSS 2.0 with the full text in `content:encoded`. */
const rss = (feed: Feed) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>${element('title', feed.title)}${element('link', feed.page)}${element('description', feed.description)}${element('language', feed.language)}${element('lastBuildDate', new Date(feed.updated).toUTCString())}<atom:link rel="self" type="application/rss+xml" href="${escapeXml(feed.self)}"/>
${feed.items.map((item) => `<item>${element('title', item.title)}${element('link', item.url)}<guid isPermaLink="false">${item.id}</guid>${element('pubDate', new Date(item.published).toUTCString())}${element('dc:creator', item.author)}${item.tags.map((tag) => element('category', tag)).join('')}${element('description', item.description)}${element('content:encoded', item.html)}</item>\n`).join('')}</channel>
</rss>
`

/** Atom (RFC 4287). */
const atom = (feed: Feed) => `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">
${element('id', feed.id)}${element('title', feed.title)}${element('subtitle', feed.description)}${element('updated', moment(feed.updated))}<author>${element('name', feed.brand)}</author><link rel="self" type="application/atom+xml" href="${escapeXml(feed.self)}"/><link rel="alternate" type="text/html" href="${escapeXml(feed.page)}"/>
${feed.items.map((item) => `<entry>${element('id', item.id)}${element('title', item.title)}<link rel="alternate" type="text/html" href="${escapeXml(item.url)}"/>${element('published', moment(item.published))}${element('updated', moment(item.updated))}${item.author === undefined ? '' : `<author>${element('name', item.author)}</author>`}${item.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`).join('')}${element('summary', item.description)}<content type="html">${escapeXml(item.html)}</content></entry>\n`).join('')}</feed>
`

/** JSON Feed 1.1 (jsonfeed.org). */
const json = (feed: Feed) =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.page,
    feed_url: feed.self,
    language: feed.language,
    authors: [{ name: feed.brand }],
    items: feed.items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      summary: item.description,
      content_html: item.html,
      date_published: moment(item.published),
      date_modified: moment(item.updated),
      ...(item.author !== undefined && { authors: [{ name: item.author }] }),
      tags: item.tags,
    })),
  })

const formats = {
  'rss.xml': { type: 'application/rss+xml; charset=utf-8', write: rss },
  'atom.xml': { type: 'application/atom+xml; charset=utf-8', write: atom },
  'feed.json': { type: 'application/feed+json; charset=utf-8', write: json },
}

/** The gateway's handlers of all feeds by path, such as `/vi/resources/blog/rss.xml`. */
export function* feeds(gateway: Gateway): Generator<[path: string, answer: (c: GatewayContext) => Promise<Response>]> {
  for (const locale of localeCodes)
    for (const section of feedSections)
      for (const [file, { type, write }] of Object.entries(formats)) {
        const path = `${localizePath(locale, sections[section].path)}/${file}`
        yield [
          path,
          async (c) => {
            const feed = await readFeed(gateway, locale, section, path)
            return answerConditionally(c, write(feed), { 'content-type': type }, feed.updated)
          },
        ]
      }
}
