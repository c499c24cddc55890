import type { Locale } from '#i18n/locales.ts'
import { localizePath } from '#i18n/paths.ts'
import type { ContentSource } from '#worker/content/source.ts'
import { everyPost, everyUpdate } from './site-pages.ts'
import { stableId } from './stable-id.ts'

/** Lists that have feeds. */
export const feedSections = ['blog', 'product-updates'] as const
export type FeedSection = (typeof feedSections)[number]

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

/** The newest entries of a list in one language, newest first, with their full text. */
export async function feedItems(
  { content, origin }: { content: ContentSource; origin: string },
  locale: Locale,
  section: FeedSection,
): Promise<FeedItem[]> {
  const common = async (slug: string, html: string) => {
    const url = origin + localizePath(locale, `/resources/${section}/${slug}`)
    return { id: await stableId(`${section}/${locale}/${slug}`), url, html: withAbsoluteAddresses(html, origin, url) }
  }
  if (section === 'blog') {
    const posts = await firstOf(everyPost(content, locale))
    return Promise.all(
      posts.map(async ({ slug, title, intro, content: html, category, blogs_id }) => {
        const { date_created, date_updated, user_created } = blogs_id
        return {
          ...(await common(slug, html)),
          title,
          summary: intro,
          published: date_created,
          updated: date_updated ?? date_created,
          author: `${user_created.first_name} ${user_created.last_name}`,
          tags: [category.title],
        }
      }),
    )
  }
  const releases = await firstOf(everyUpdate(content, locale))
  const updates = await Promise.all(releases.map(({ slug }) => content.findUpdate(locale, slug)))
  return Promise.all(
    updates
      .filter((update) => update !== undefined)
      .map(async ({ slug, title, intro, content: html, category, product_updates_id: { date_created } }) => ({
        ...(await common(slug, html)),
        title,
        summary: intro,
        published: date_created,
        updated: date_created,
        tags: category ? [category.name] : [],
      })),
  )
}
