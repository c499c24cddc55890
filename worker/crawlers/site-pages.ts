import type { Locale } from '#i18n/locales.ts'
import { readAllLimit } from '#model/limits.ts'
import { section, sectionNames, sections, type ItemSection } from '#model/sections.ts'
import { localesOf, pageLanguages } from '#model/translations.ts'
import type { ContentSource } from '#worker/content/source.ts'
import { ContentUnavailable } from '#worker/content/unavailable.ts'

/** A page that crawlers should know. */
export interface SitePage {
  /** Without language. */
  path: string
  title: string
  description: string
  /** Calendar date of the last change, if known. */
  updated?: string
  /** The languages in which it exists. */
  languages: readonly Locale[]
}

/** Path of an item without language. */
export const itemPath = (name: ItemSection, slug: string) => `${sections[name].path}/${slug}`

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

/** The newest 50 posts, or an older page of them. */
export async function listPosts(content: ContentSource, locale: Locale, page: number) {
  const { total_pages, bogs } = await content.listPosts(locale, { category: 'all', page, limit: readAllLimit })
  return { total_pages, items: bogs }
}

/** The newest 50 releases without their texts, or an older page of them. */
export async function listUpdates(content: ContentSource, locale: Locale, page: number) {
  const { total_pages, product_updates } = await content.listUpdates(locale, { type: 'all', page, limit: readAllLimit })
  return { total_pages, items: product_updates }
}

async function postPages(content: ContentSource, locale: Locale): Promise<SitePage[]> {
  const posts = await everyItem((page) => listPosts(content, locale, page))
  return posts.map(({ slug, title, intro, blogs_id: { date_created, date_updated, translations } }) => ({
    path: itemPath('blog', slug),
    title,
    description: intro,
    updated: date_updated ?? date_created,
    languages: localesOf(translations),
  }))
}

async function updatePages(content: ContentSource, locale: Locale): Promise<SitePage[]> {
  const updates = await everyItem((page) => listUpdates(content, locale, page))
  return updates.map(({ slug, title, intro = '', product_updates_id: { date_created, translations } }) => ({
    path: itemPath('product-updates', slug),
    title,
    description: intro,
    updated: date_created,
    languages: localesOf(translations),
  }))
}

async function sectionPages(content: ContentSource, locale: Locale): Promise<SitePage[]> {
  const [{ seo_urls }, frame] = await Promise.all([content.config(locale), content.frame(locale)])
  return sectionNames.flatMap((name) => {
    const { path, listed, seo: record } = section(name)
    const seo = listed && seo_urls.find(({ router_name }) => router_name === record)?.translations[0]?.seo_detail
    if (!seo) return []
    return { path, title: seo.meta_title, description: seo.meta_description, languages: pageLanguages(frame, path) }
  })
}

async function articlePages(content: ContentSource, locale: Locale): Promise<SitePage[]> {
  const [guideline, articles] = await Promise.all([
    content.guideline(locale),
    everyItem((page) => content.listArticles(locale, { q: '', category: 'all', page })),
  ])
  const named = (name: ItemSection) => (article: (typeof articles)[number] | NonNullable<typeof guideline>) => ({
    path: itemPath(name, article.slug),
    title: article.title,
    description: article.excerpt,
    updated: article.updatedAt,
    languages: localesOf(article.translations),
  })
  return [...(guideline ? [guideline].map(named('guidelines')) : []), ...articles.map(named('knowledge-base'))]
}

/** The one sample course, which stands under the slugs of all courses, at its own address. */
async function coursePages(content: ContentSource, locale: Locale): Promise<SitePage[]> {
  const [{ courses }, frame] = await Promise.all([content.academy(locale), content.frame(locale)])
  const course = courses[0] && (await content.findCourse(locale, courses[0].slug))
  if (!course) return []
  const { slug, title, description } = course
  const languages = pageLanguages(frame, sections.academy.path)
  return [{ path: itemPath('academy', slug), title, description, languages }]
}

async function staticPages(content: ContentSource, locale: Locale): Promise<SitePage[]> {
  const slugs = await content.pageSlugs(locale)
  const pages = slugs.map(async (slug): Promise<SitePage[]> => {
    const page = await content.findPage(locale, slug).catch(orNone)
    if (!page) return []
    const { title, seo_detail, translations } = page
    const description = seo_detail.meta_description
    return [{ path: itemPath('pages', slug), title, description, languages: localesOf(translations) }]
  })
  return (await Promise.all(pages)).flat()
}

/** The copies hold no page that the content server lacks, so an outage must not fail the sitemap. */
function orNone(error: unknown): undefined {
  if (!(error instanceof ContentUnavailable)) throw error
}

/** Every page of one language, under its canonical path. */
export async function sitePages(content: ContentSource, locale: Locale): Promise<SitePage[]> {
  const kinds = [postPages, updatePages, sectionPages, articlePages, coursePages, staticPages]
  const pages = await Promise.all(kinds.map((read) => read(content, locale)))
  return pages.flat().filter(({ languages }) => languages.includes(locale))
}
