import type { Locale } from '#i18n/locales.ts'
import { localizePath } from '#i18n/paths.ts'
import type { FeedSection } from '#model/sections.ts'
import type { ContentSource } from '#worker/content/source.ts'
import { everyPost, everyUpdate, itemPages, slugOf, type SitePage } from './site-pages.ts'
import { stableId } from './stable-id.ts'

/** Newest entries that a feed holds. */
const maxItems = 20

/** Addresses within the site made absolute, for readers that show the text elsewhere. */
export const withAbsoluteAddresses = (html: string, origin: string, page: string) =>
  html.replaceAll(
    / (href|src)="(\/(?!\/)|#)/g,
    (_, name, start) => ` ${name}="${start === '#' ? page : origin}${start}`,
  )

async function firstOf<T>(items: AsyncGenerator<T>): Promise<T[]> {
  const first: T[] = []
  for await (const item of items) if (first.push(item) === maxItems) break
  return first
}

/** An item with its full text. `published` is a calendar date. */
interface Entry {
  page: SitePage
  html: string
  published: string
  author?: string
  tags: string[]
}

/** The newest entries of each section that has feeds. */
const newest: Record<FeedSection, (content: ContentSource, locale: Locale) => Promise<Entry[]>> = {
  async blog(content, locale) {
    const posts = await firstOf(everyPost(content, locale))
    return posts.map((post) => {
      const { date_created, user_created } = post.blogs_id
      return {
        page: itemPages.blog(post),
        html: post.content,
        published: date_created,
        author: `${user_created.first_name} ${user_created.last_name}`,
        tags: [post.category.title],
      }
    })
  },
  async 'product-updates'(content, locale) {
    const releases = await firstOf(everyUpdate(content, locale))
    const updates = await Promise.all(releases.map(({ slug }) => content.findUpdate(locale, slug)))
    return updates
      .filter((update) => update !== undefined)
      .map((update) => ({
        page: itemPages['product-updates'](update),
        html: update.content,
        published: update.product_updates_id.date_created,
        tags: update.category ? [update.category.name] : [],
      }))
  },
}

/**
 * The newest entries of a list in one language, newest first, with their full text. Dates are
 * calendar dates; `html` has absolute addresses.
 */
export async function feedItems(
  { content, origin }: { content: ContentSource; origin: string },
  locale: Locale,
  section: FeedSection,
) {
  const entries = await newest[section](content, locale)
  return Promise.all(
    entries.map(async ({ page: { path, title, description, updated }, html, published, author, tags }) => {
      const url = origin + localizePath(locale, path)
      return {
        id: await stableId(`${section}/${locale}/${slugOf(path)}`),
        url,
        title,
        summary: description,
        html: withAbsoluteAddresses(html, origin, url),
        published,
        updated: updated ?? published,
        author,
        tags,
      }
    }),
  )
}
