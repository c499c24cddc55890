import type { CourseDetail } from '#features/academy/schema.ts'
import type { Post, PostListItem } from '#features/blog/schema.ts'
import type { Guideline } from '#features/guidelines/schema.ts'
import type { ArticleSummary } from '#features/knowledge-base/schema.ts'
import type { UpdateListItem } from '#features/product-updates/schema.ts'
import type { StaticPage } from '#features/static-page/schema.ts'
import { localeCodes, type Locale } from '#i18n/locales.ts'
import { readAllLimit } from '#model/limits.ts'
import { section, sectionNames, sections, type ItemSection } from '#model/sections.ts'
import { localesOf } from '#model/translations.ts'
import type { ContentSource } from '#worker/content/source.ts'
import { ContentUnavailable } from '#worker/content/unavailable.ts'

/** A page that crawlers should know, and how it presents itself. */
export interface SitePage {
  /** Without language. */
  path: string
  title: string
  description: string
  /** A calendar date, if it is known when the page last changed. */
  updated?: string | undefined
  /** The languages in which it exists. */
  languages: readonly Locale[]
}

const itemPath = (name: ItemSection, slug: string) => `${sections[name].path}/${slug}`

/** The slug of the item at `path`. */
export const slugOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

const articlePage =
  (name: 'guidelines' | 'knowledge-base') =>
  ({ slug, title, excerpt, updatedAt }: Guideline | ArticleSummary): SitePage => ({
    path: itemPath(name, slug),
    title,
    description: excerpt,
    updated: updatedAt,
    languages: localeCodes,
  })

/** The pages of items of the content. */
export const itemPages = {
  blog: ({ slug, title, intro, blogs_id }: Post | PostListItem): SitePage => ({
    path: itemPath('blog', slug),
    title,
    description: intro,
    updated: blogs_id.date_updated ?? blogs_id.date_created,
    languages: localesOf(blogs_id.translations),
  }),
  'product-updates': ({ slug, title, intro = '', product_updates_id }: UpdateListItem): SitePage => ({
    path: itemPath('product-updates', slug),
    title,
    description: intro,
    updated: product_updates_id.date_created,
    languages: localesOf(product_updates_id.translations),
  }),
  guidelines: articlePage('guidelines'),
  'knowledge-base': articlePage('knowledge-base'),
  academy: ({ slug, title, description }: CourseDetail): SitePage => ({
    path: itemPath('academy', slug),
    title,
    description,
    languages: localeCodes,
  }),
  pages: ({ title, seo_detail, translations }: StaticPage, slug: string): SitePage => ({
    path: itemPath('pages', slug),
    title,
    description: seo_detail.meta_description,
    languages: localesOf(translations),
  }),
}

/** The items of all pages of a list, read page by page. */
async function* everyItem<T>(read: (page: number) => Promise<{ total_pages: number; items: T[] }>): AsyncGenerator<T> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { total_pages, items } = await read(page)
    pages = total_pages
    yield* items
  }
}

/** Every post, newest first, read as the list is. */
export const everyPost = (content: ContentSource, locale: Locale) =>
  everyItem(async (page) => {
    const { total_pages, bogs } = await content.listPosts(locale, { category: 'all', page, limit: readAllLimit })
    return { total_pages, items: bogs }
  })

/** Every release, newest first, read as the list is. */
export const everyUpdate = (content: ContentSource, locale: Locale) =>
  everyItem(async (page) => {
    const query = { type: 'all', page, limit: readAllLimit } as const
    const { total_pages, product_updates } = await content.listUpdates(locale, query)
    return { total_pages, items: product_updates }
  })

/**
 * Every page of one language under its canonical path, one at a time: however many there are, only
 * a piece of a list is in memory. A path that leads to the same item under another slug is not
 * among them.
 */
export async function* sitePages(content: ContentSource, locale: Locale): AsyncGenerator<SitePage> {
  for await (const page of everyPage(content, locale)) if (page.languages.includes(locale)) yield page
}

async function* everyPage(content: ContentSource, locale: Locale): AsyncGenerator<SitePage> {
  // What a content server may not have just now comes first, while an answer can still say so.
  for await (const post of everyPost(content, locale)) yield itemPages.blog(post)
  for await (const update of everyUpdate(content, locale)) yield itemPages['product-updates'](update)

  const { seo_urls } = await content.config(locale)
  for (const name of sectionNames) {
    const { path, listed, seo: record } = section(name)
    const seo = listed && seo_urls.find(({ router_name }) => router_name === record)?.translations[0]?.seo_detail
    if (seo) yield { path, title: seo.meta_title, description: seo.meta_description, languages: localeCodes }
  }

  yield itemPages.guidelines(await content.guideline(locale))

  const [anyCourse] = (await content.academy(locale)).courses
  const course = anyCourse && (await content.findCourse(locale, anyCourse.slug))
  if (course) yield itemPages.academy(course)

  const articles = everyItem((page) => content.listArticles(locale, { q: '', category: 'all', page }))
  for await (const article of articles) yield itemPages['knowledge-base'](article)

  for (const slug of await content.pageSlugs(locale)) {
    const page = await content.findPage(locale, slug).catch(orNone)
    if (page) yield itemPages.pages(page, slug)
  }
}

/** A page that the content server lacks is in no copy: while that is away, it cannot say so. */
function orNone(error: unknown): undefined {
  if (!(error instanceof ContentUnavailable)) throw error
}
