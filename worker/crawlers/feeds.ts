import { incidentPage } from '#features/static-page/schema.ts'
import { localeCodes, locales, type Locale } from '#i18n/locales.ts'
import { localizePath } from '#i18n/paths.ts'
import { incidentHtml } from '#model/incident-html.ts'
import { feedSections, sections, type FeedSection } from '#model/sections.ts'
import type { SeoDetail } from '#model/seo.ts'
import type { ContentSource } from '#worker/content/source.ts'
import type { Settings } from '#worker/settings.ts'
import { withAbsoluteAddresses } from './absolute-addresses.ts'
import type { MakeFile } from './crawler-file.ts'
import { itemPath, listPosts, listUpdates } from './site-pages.ts'

/** Number of newest items in a feed. */
const maxItems = 20

/** Characters that XML forbids (XML 1.0 §2.2). */
// oxlint-disable-next-line no-control-regex -- the feed removes them
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

interface FeedItem {
  /** Never changes. */
  guid: string
  /** Without language. */
  path: string
  title: string
  intro?: string | undefined
  /** HTML. */
  content: string
  published: string
  category?: string | undefined
  authors?: string[]
}

/** The newest items with their texts. */
const newestItems = {
  async blog(content: ContentSource, locale: Locale) {
    const { items } = await listPosts(content, locale, 1)
    const posts = items.slice(0, maxItems).map(({ slug }) => content.findPost(locale, slug))
    return (await Promise.all(posts)).flatMap((post) => {
      if (!post) return []
      const { date_created: published, user_created: author } = post.blogs_id
      return {
        ...post,
        published,
        category: post.category.title,
        authors: [`${author.first_name} ${author.last_name}`],
      }
    })
  },
  async 'product-updates'(content: ContentSource, locale: Locale) {
    const { items } = await listUpdates(content, locale, 1)
    const updates = items.slice(0, maxItems).map(({ slug }) => content.findUpdate(locale, slug))
    return (await Promise.all(updates)).flatMap((update) => {
      if (!update) return []
      const published = update.product_updates_id.date_created
      return { ...update, published, category: update.category?.name }
    })
  },
} satisfies Record<FeedSection, unknown>

/** A page with a feed. Its `path` is without language. */
interface FeedPage {
  path: string
  read(content: ContentSource, locale: Locale): Promise<{ seo: SeoDetail | undefined; items: FeedItem[] }>
}

/** The feed of a section's list. */
const listFeed = (section: FeedSection): FeedPage => ({
  path: sections[section].path,
  async read(content, locale) {
    const { seo: router } = sections[section]
    const [items, { seo_urls }] = await Promise.all([newestItems[section](content, locale), content.config(locale)])
    return {
      seo: seo_urls.find(({ router_name }) => router_name === router)?.translations[0]?.seo_detail,
      items: items.map(({ slug, ...item }) => {
        return { ...item, guid: `${section}/${locale}/${slug}`, path: itemPath(section, slug) }
      }),
    }
  },
})

/** The feed of the incidents. Their page shows them all. */
const incidentFeed: FeedPage = {
  path: itemPath('pages', incidentPage),
  async read(content, locale) {
    const { seo_detail: seo, incidents = [] } = (await content.findPage(locale, incidentPage)) ?? {}
    const items = incidents.slice(0, maxItems).map(({ slug, title, started, affected: intro, ...texts }) => ({
      title,
      intro,
      published: started,
      content: incidentHtml({ affected: intro, ...texts }),
      guid: `incidents/${locale}/${slug}`,
      path: `${incidentFeed.path}#${slug}`,
    }))
    return { seo, items }
  },
}

const feedPages = [...feedSections.map(listFeed), incidentFeed]

/** The RSS 2.0 feed of a page with full texts. */
function feed({ PUBLIC_URL: origin }: Settings, locale: Locale, { path, read }: FeedPage): MakeFile {
  return async function feed(content) {
    // Larger than the rest of the gateway, and pages do not need it.
    const { generateRssFeed } = await import('feedsmith')
    const [{ seo, items }, { brand }] = await Promise.all([read(content, locale), content.frame(locale)])
    const page = origin + localizePath(locale, path)
    const xml = generateRssFeed({
      title: seo?.meta_title ?? brand.name,
      description: seo?.meta_description ?? brand.tagline,
      link: page,
      language: locales[locale].tag,
      atom: { links: [{ rel: 'self', type: 'application/rss+xml', href: `${page}/rss.xml` }] },
      items: items.map(({ guid, path, title, intro, content: html, published, category, authors = [] }) => {
        const link = origin + localizePath(locale, path)
        return {
          title,
          link,
          description: intro,
          guid: { value: guid, isPermaLink: false },
          pubDate: new Date(published),
          ...(category && { categories: [{ name: category }] }),
          dc: { creators: authors },
          content: { encoded: withAbsoluteAddresses(html, origin, link) },
        }
      }),
    })
    return { type: 'application/rss+xml; charset=utf-8', text: xml.replaceAll(forbidden, '') }
  }
}

/** The folder of each feed, such as `/vi/resources/blog`. */
const folders = localeCodes.flatMap((locale) =>
  feedPages.map((page) => ({ locale, page, folder: localizePath(locale, page.path) })),
)

/** All feeds with their paths, such as `/vi/resources/blog/rss.xml`. */
export const feeds = (settings: Settings): [path: string, make: MakeFile][] =>
  folders.map(({ folder, locale, page }) => [`${folder}/rss.xml`, feed(settings, locale, page)])

/** Former feeds, which have subscribers, with the path of today's feed. */
export const formerFeeds = folders.flatMap(({ folder, page }) =>
  page === incidentFeed
    ? []
    : ['atom.xml', 'feed.json'].map((old) => [`${folder}/${old}`, `${folder}/rss.xml`] as const),
)
