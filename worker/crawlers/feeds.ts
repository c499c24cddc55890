import { localeCodes, locales, type Locale } from '#i18n/locales.ts'
import { localizePath } from '#i18n/paths.ts'
import { feedSections, sections, type FeedSection } from '#model/sections.ts'
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
      return { ...update, published, category: update.category?.name, authors: [] }
    })
  },
} satisfies Record<FeedSection, unknown>

/** The RSS 2.0 feed of a list with full texts. The `guid` of an item never changes. */
function feed({ PUBLIC_URL: origin }: Settings, locale: Locale, section: FeedSection): MakeFile {
  const { path, seo: router } = sections[section]
  return async function feed(content) {
    // Larger than the rest of the gateway, and pages do not need it.
    const { generateRssFeed } = await import('feedsmith')
    const [items, { seo_urls }, { brand }] = await Promise.all([
      newestItems[section](content, locale),
      content.config(locale),
      content.frame(locale),
    ])
    const seo = seo_urls.find(({ router_name }) => router_name === router)?.translations[0]?.seo_detail
    const xml = generateRssFeed({
      title: seo?.meta_title ?? brand.name,
      description: seo?.meta_description ?? brand.tagline,
      link: origin + localizePath(locale, path),
      language: locales[locale].tag,
      atom: {
        links: [{ rel: 'self', type: 'application/rss+xml', href: `${origin}${localizePath(locale, path)}/rss.xml` }],
      },
      items: items.map(({ slug, title, intro, content: html, published, category, authors }) => {
        const link = origin + localizePath(locale, itemPath(section, slug))
        return {
          title,
          link,
          description: intro,
          guid: { value: `${section}/${locale}/${slug}`, isPermaLink: false },
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
  feedSections.map((section) => ({ locale, section, folder: localizePath(locale, sections[section].path) })),
)

/** All feeds with their paths, such as `/vi/resources/blog/rss.xml`. */
export const feeds = (settings: Settings): [path: string, make: MakeFile][] =>
  folders.map(({ folder, locale, section }) => [`${folder}/rss.xml`, feed(settings, locale, section)])

/** Former feeds, which have subscribers, with the path of today's feed. */
export const formerFeeds = folders.flatMap(({ folder }) =>
  ['atom.xml', 'feed.json'].map((old) => [`${folder}/${old}`, `${folder}/rss.xml`] as const),
)
