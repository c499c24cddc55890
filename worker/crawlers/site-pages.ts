import type { Post, PostListItem } from '#features/blog/schema.ts'
import type { Guideline } from '#features/guidelines/schema.ts'
import type { Article, ArticleSummary } from '#features/knowledge-base/schema.ts'
import type { Update, UpdateListItem } from '#features/product-updates/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import { readAllLimit } from '#model/limits.ts'
import { feedSections, section, sectionNames, sections, type FeedSection, type ItemSection } from '#model/sections.ts'
import { localesOf, pageLanguages } from '#model/translations.ts'
import type { ContentSource } from '#worker/content/source.ts'
import { ContentUnavailable } from '#worker/content/unavailable.ts'
import { courseText } from './page-texts.ts'

/** A page that crawlers should know, and how it presents itself. Dates are calendar dates. */
export interface SitePage {
  /** Without language. */
  path: string
  title: string
  description: string
  /** When it last changed, if that is known. */
  updated?: string | undefined
  /** The languages in which it exists. */
  languages: readonly Locale[]
  /** Of an item what it says, in HTML or Markdown; lists may leave it out. */
  text?: string | undefined
  /** Of a post or release what its item in a feed says besides. */
  published?: string
  author?: string
  tags?: string[]
}

const itemPath = (name: ItemSection, slug: string) => `${sections[name].path}/${slug}`

/** The slug of the item at `path`. */
export const slugOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** A line that leads to a page; `address` is a path without language or an absolute address. */
export const pageLine = ({ title, description }: SitePage, address: string) =>
  `[${title.replaceAll(/[[\]]/g, '')}](${address}): ${description}`

function postPage({ slug, title, intro, content, category, blogs_id }: Post | PostListItem): SitePage {
  const { date_created, date_updated, user_created, translations } = blogs_id
  return {
    path: itemPath('blog', slug),
    title,
    description: intro,
    updated: date_updated ?? date_created,
    languages: localesOf(translations),
    text: content,
    published: date_created,
    author: `${user_created.first_name} ${user_created.last_name}`,
    tags: [category.title],
  }
}

function updatePage(update: Update | UpdateListItem): SitePage {
  const { slug, title, intro = '', category, product_updates_id } = update
  const { date_created, translations } = product_updates_id
  return {
    path: itemPath('product-updates', slug),
    title,
    description: intro,
    updated: date_created,
    languages: localesOf(translations),
    text: 'content' in update ? update.content : undefined,
    published: date_created,
    tags: category ? [category.name] : [],
  }
}

const articlePage =
  (name: 'guidelines' | 'knowledge-base') =>
  (article: Guideline | Article | ArticleSummary): SitePage => ({
    path: itemPath(name, article.slug),
    title: article.title,
    description: article.excerpt,
    updated: article.updatedAt,
    languages: localesOf(article.translations),
    text: 'content' in article ? article.content : undefined,
  })

type Find<T> = (content: ContentSource, locale: Locale, slug: string) => Promise<T | undefined>

const found =
  <T>(find: Find<T>, pageOf: (item: T) => SitePage): Find<SitePage> =>
  async (content, locale, slug) => {
    const item = await find(content, locale, slug)
    return item && pageOf(item)
  }

/** Finds an item with its text. Guidelines and courses stand under more than one slug. */
export const findItem: Record<ItemSection, Find<SitePage>> = {
  blog: found((content, locale, slug) => content.findPost(locale, slug), postPage),
  'product-updates': found((content, locale, slug) => content.findUpdate(locale, slug), updatePage),
  'knowledge-base': found((content, locale, slug) => content.findArticle(locale, slug), articlePage('knowledge-base')),
  guidelines: found((content, locale) => content.guideline(locale), articlePage('guidelines')),
  async academy(content, locale, slug) {
    const languages = pageLanguages(await content.chrome(locale), sections.academy.path)
    const course = languages.includes(locale) ? await content.findCourse(locale, slug) : undefined
    if (!course) return undefined
    const { title, description } = course
    const text = await courseText(course, locale)
    return { path: itemPath('academy', course.slug), title, description, languages, text }
  },
  async pages(content, locale, slug) {
    const page = await content.findPage(locale, slug)
    return (
      page && {
        path: itemPath('pages', slug),
        title: page.title,
        description: page.seo_detail.meta_description,
        languages: localesOf(page.translations),
        text: page.content,
      }
    )
  },
}

/** A page of 50 posts or releases, newest first; releases without their texts. */
export const listItems: Record<
  FeedSection,
  (content: ContentSource, locale: Locale, page: number) => Promise<{ total_pages: number; items: SitePage[] }>
> = {
  async blog(content, locale, page) {
    const { total_pages, bogs } = await content.listPosts(locale, { page, limit: readAllLimit })
    return { total_pages, items: bogs.map(postPage) }
  },
  async 'product-updates'(content, locale, page) {
    const { total_pages, product_updates } = await content.listUpdates(locale, { page, limit: readAllLimit })
    return { total_pages, items: product_updates.map(updatePage) }
  },
}

/** The items of all pages of a list, one page after another. */
async function everyItem<T>(read: (page: number) => Promise<{ total_pages: number; items: T[] }>): Promise<T[]> {
  const all: T[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { total_pages, items } = await read(page)
    pages = total_pages
    all.push(...items)
  }
  return all
}

async function sectionPages(content: ContentSource, locale: Locale): Promise<SitePage[]> {
  const [{ seo_urls }, chrome] = await Promise.all([content.config(locale), content.chrome(locale)])
  return sectionNames.flatMap((name) => {
    const { path, listed, seo: record } = section(name)
    const seo = listed && seo_urls.find(({ router_name }) => router_name === record)?.translations[0]?.seo_detail
    if (!seo) return []
    return { path, title: seo.meta_title, description: seo.meta_description, languages: pageLanguages(chrome, path) }
  })
}

async function coursePage(content: ContentSource, locale: Locale): Promise<SitePage | undefined> {
  const [anyCourse] = (await content.academy(locale)).courses
  return anyCourse && findItem.academy(content, locale, anyCourse.slug)
}

async function staticPages(content: ContentSource, locale: Locale) {
  const slugs = await content.pageSlugs(locale)
  return Promise.all(slugs.map((slug) => findItem.pages(content, locale, slug).catch(orNone)))
}

/** A page that the content server lacks is in no copy: while that is away, it cannot say so. */
function orNone(error: unknown): undefined {
  if (!(error instanceof ContentUnavailable)) throw error
}

/** Every page of one language, under its canonical path. */
export async function sitePages(content: ContentSource, locale: Locale): Promise<SitePage[]> {
  const pages = await Promise.all([
    ...feedSections.map((name) => everyItem((page) => listItems[name](content, locale, page))),
    sectionPages(content, locale),
    findItem.guidelines(content, locale, ''),
    coursePage(content, locale),
    everyItem(async (page) => {
      const { total_pages, items } = await content.listArticles(locale, { page })
      return { total_pages, items: items.map(articlePage('knowledge-base')) }
    }),
    staticPages(content, locale),
  ])
  return pages.flat().flatMap((page) => (page?.languages.includes(locale) ? page : []))
}
