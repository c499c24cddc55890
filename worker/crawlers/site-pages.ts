import type { Locale } from '#i18n/locales.ts'
import { maxListPages, readAllLimit } from '#model/limits.ts'
import { section, sectionNames, sections, type ItemSection } from '#model/sections.ts'
import { localesOf, pageLanguages } from '#model/translations.ts'
import type { ContentSource } from '#worker/content/source.ts'
import { ContentUnavailable } from '#worker/content/unavailable.ts'

/** A page for crawlers. */
export interface SitePage {
  /** Without language. */
  path: string
  title: string
  description: string
  /** Calendar date of the last change, if known. */
  updated?: string
  /** Languages in which the page exists. */
  languages: readonly Locale[]
}

/** Path of an item without language. */
export const itemPath = (name: ItemSection, slug: string) => `${sections[name].path}/${slug}`

/** The items of a list, read page by page up to an empty page. */
async function everyItem<T>(read: (page: number) => Promise<{ total_pages: number; items: T[] }>): Promise<T[]> {
  const all: T[] = []
  for (let page = 1; page <= maxListPages; page += 1) {
    const { total_pages, items } = await read(page)
    all.push(...items)
    if (page >= total_pages || items.length === 0) break
  }
  return all
}

/** 50 posts a page, newest first. */
export async function listPosts(content: ContentSource, locale: Locale, page: number) {
  const { total_pages, bogs } = await content.listPosts(locale, { category: 'all', page, limit: readAllLimit })
  return { total_pages, items: bogs }
}

/** 50 releases a page without their texts, newest first. */
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
    const { path, listed, seo: router } = section(name)
    const seo = listed && seo_urls.find(({ router_name }) => router_name === router)?.translations[0]?.seo_detail
    if (!seo) return []
    return { path, title: seo.meta_title, description: seo.meta_description, languages: pageLanguages(frame, path) }
  })
}

async function articlePages(content: ContentSource, locale: Locale): Promise<SitePage[]> {
  const [guideline, articles] = await Promise.all([
    content.guideline(locale),
    everyItem((page) => content.listArticles(locale, { q: '', category: 'all', page })),
  ])
  const pageOf = (name: ItemSection) => (article: (typeof articles)[number] | NonNullable<typeof guideline>) => ({
    path: itemPath(name, article.slug),
    title: article.title,
    description: article.excerpt,
    updated: article.updatedAt,
    languages: localesOf(article.translations),
  })
  return [...(guideline ? [guideline] : []).map(pageOf('guidelines')), ...articles.map(pageOf('knowledge-base'))]
}

/** Courses, learning paths and first lessons. */
async function academyPages(content: ContentSource, locale: Locale): Promise<SitePage[]> {
  const [slugs, frame] = await Promise.all([content.academySlugs(locale), content.frame(locale)])
  const items = await Promise.all(slugs.map((slug) => content.findAcademyItem(locale, slug)))
  return items.flatMap((item) => {
    if (!item) return []
    const { slug, title, description } = item
    const path = itemPath('academy', slug)
    const languages = item.kind === 'lesson' ? localesOf(item.translations) : pageLanguages(frame, path)
    return [{ path, title, description, languages }]
  })
}

/** An unavailable page is left out: it must not fail the sitemap. */
async function staticPages(content: ContentSource, locale: Locale): Promise<SitePage[]> {
  const pages = (await content.pageSlugs(locale)).map(async (slug) => {
    const page = await content.findPage(locale, slug).catch((error: unknown) => {
      if (!(error instanceof ContentUnavailable)) throw error
    })
    if (!page) return []
    const { title, seo_detail, translations } = page
    const description = seo_detail.meta_description
    return [{ path: itemPath('pages', slug), title, description, languages: localesOf(translations) }]
  })
  return (await Promise.all(pages)).flat()
}

/** Every page of one language, under its canonical path. */
export async function sitePages(content: ContentSource, locale: Locale): Promise<SitePage[]> {
  const kinds = [postPages, updatePages, sectionPages, articlePages, academyPages, staticPages]
  const pages = await Promise.all(kinds.map((read) => read(content, locale)))
  return pages.flat().filter(({ languages }) => languages.includes(locale))
}
