import { localeCodes, type Locale } from '#i18n/locales.ts'
import { section, sectionNames, sections } from '#model/sections.ts'
import { localesOf } from '#model/translations.ts'
import { readAllLimit } from '#worker/content/embedded/paged.ts'
import type { ContentSource } from '#worker/content/source.ts'
import { ContentUnavailable } from '#worker/content/unavailable.ts'

/** A page that crawlers should know: its path without language, how it presents itself, and when it last changed, if that is known. */
export interface SitePage {
  path: string
  title: string
  description: string
  /** A calendar date. */
  updated?: string | undefined
  /** The languages in which it exists. */
  languages: readonly Locale[]
}

/** The items of all pages of a list, read page by page. */
async function* everyItem<T>(read: (page: number) => Promise<{ total_pages: number; items: T[] }>): AsyncGenerator<T> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { total_pages, items } = await read(page)
    pages = total_pages
    yield* items
  }
}

async function* standalone(content: ContentSource, locale: Locale): AsyncGenerator<SitePage> {
  const { seo_urls } = await content.config(locale)
  for (const name of sectionNames) {
    const { path, listed, seo: record } = section(name)
    const seo = listed && seo_urls.find(({ router_name }) => router_name === record)?.translations[0]?.seo_detail
    if (seo) yield { path, title: seo.meta_title, description: seo.meta_description, languages: localeCodes }
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
    const { total_pages, product_updates } = await content.listUpdates(locale, {
      type: 'all',
      page,
      limit: readAllLimit,
    })
    return { total_pages, items: product_updates }
  })

/**
 * Every page of one language under its canonical path, one at a time: however many there are, only a piece of a list is in
 * memory. A path that leads to the same item under another slug is not among them.
 */
export async function* sitePages(content: ContentSource, locale: Locale): AsyncGenerator<SitePage> {
  for await (const page of everyPage(content, locale)) if (page.languages.includes(locale)) yield page
}

/** A page that the content server does not have is in no copy: while that one is away, it cannot say so again. */
function none(error: unknown): undefined {
  if (!(error instanceof ContentUnavailable)) throw error
}

async function* everyPage(content: ContentSource, locale: Locale): AsyncGenerator<SitePage> {
  // What a content server may not have just now comes first, while an answer can still say so.
  for await (const { slug, title, intro, blogs_id } of everyPost(content, locale)) {
    const updated = blogs_id.date_updated ?? blogs_id.date_created
    const languages = localesOf(blogs_id.translations)
    yield { path: `${sections.blog.path}/${slug}`, title, description: intro, updated, languages }
  }

  for await (const { slug, title, intro = '', product_updates_id } of everyUpdate(content, locale))
    yield {
      path: `${sections['product-updates'].path}/${slug}`,
      title,
      description: intro,
      updated: product_updates_id.date_created,
      languages: localesOf(product_updates_id.translations),
    }

  yield* standalone(content, locale)

  const guideline = await content.guideline(locale)
  yield {
    path: `${sections.guidelines.path}/${guideline.slug}`,
    title: guideline.title,
    description: guideline.excerpt,
    updated: guideline.updatedAt,
    languages: localeCodes,
  }

  const [anyCourse] = (await content.academy(locale)).courses
  const course = anyCourse && (await content.findCourse(locale, anyCourse.slug))
  if (course)
    yield {
      path: `${sections.academy.path}/${course.slug}`,
      title: course.title,
      description: course.description,
      languages: localeCodes,
    }

  const articles = everyItem((page) => content.listArticles(locale, { q: '', category: 'all', page }))
  for await (const { slug, title, excerpt, updatedAt } of articles)
    yield {
      path: `${sections['knowledge-base'].path}/${slug}`,
      title,
      description: excerpt,
      updated: updatedAt,
      languages: localeCodes,
    }

  for (const slug of await content.pageSlugs(locale)) {
    const page = await content.findPage(locale, slug).catch(none)
    if (page)
      yield {
        path: `${sections.pages.path}/${slug}`,
        title: page.title,
        description: page.seo_detail.meta_description,
        languages: localesOf(page.translations),
      }
  }
}
