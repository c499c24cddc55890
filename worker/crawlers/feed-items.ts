import type { Locale } from '#i18n/locales.ts'
import { localizePath } from '#i18n/paths.ts'
import { sections, type FeedSection } from '#model/sections.ts'
import type { ContentSource } from '#worker/content/source.ts'
import { everyPost, everyUpdate } from './site-pages.ts'
import { stableId } from './stable-id.ts'

/** An entry of a feed. Dates are calendar dates; `html` has absolute addresses. */
export interface FeedItem {
  id: string
  url: string
  title: string
  summary: string
  html: string
  published: string
  updated: string
  author?: string
  tags: string[]
}

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

/** Entries without what all have in common. */
type Entry = Omit<FeedItem, 'id' | 'url'> & { slug: string }

/** The newest entries of each section that has feeds. */
const newest: Record<FeedSection, (content: ContentSource, locale: Locale) => Promise<Entry[]>> = {
  blog: async (content, locale) => {
    const posts = await firstOf(everyPost(content, locale))
    return posts.map(({ slug, title, intro, content: html, category, blogs_id }) => {
      const { date_created, date_updated, user_created } = blogs_id
      return {
        slug,
        title,
        summary: intro,
        html,
        published: date_created,
        updated: date_updated ?? date_created,
        author: `${user_created.first_name} ${user_created.last_name}`,
        tags: [category.title],
      }
    })
  },
  'product-updates': async (content, locale) => {
    const releases = await firstOf(everyUpdate(content, locale))
    const updates = await Promise.all(releases.map(({ slug }) => content.findUpdate(locale, slug)))
    return updates
      .filter((update) => update !== undefined)
      .map(({ slug, title, intro, content: html, category, product_updates_id: { date_created } }) => ({
        slug,
        title,
        summary: intro,
        html,
        published: date_created,
        updated: date_created,
        tags: category ? [category.name] : [],
      }))
  },
}

/** The newest entries of a list in one language, newest first, with their full text. */
export async function feedItems(
  { content, origin }: { content: ContentSource; origin: string },
  locale: Locale,
  section: FeedSection,
): Promise<FeedItem[]> {
  const entries = await newest[section](content, locale)
  return Promise.all(
    entries.map(async ({ slug, html, ...entry }) => {
      const url = origin + localizePath(locale, `${sections[section].path}/${slug}`)
      const id = await stableId(`${section}/${locale}/${slug}`)
      return { id, url, html: withAbsoluteAddresses(html, origin, url), ...entry }
    }),
  )
}
