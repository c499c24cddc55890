import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { RedirectRule } from '#worker/redirects/rule.ts'
import type { Locale } from '#i18n/locales.ts'
import { routeNames } from './route-names.ts'
import type { LocaleContent, SharedContent } from '#worker/content/compiled.ts'
import { compileAcademy } from './academy.ts'
import { compileBlog } from './blog.ts'
import { compileGuidelines } from './guidelines.ts'
import { compileKnowledgeBase } from './knowledge-base.ts'
import { compileProductUpdates } from './product-updates.ts'
import { compilePages } from './pages.ts'
import { ContentReader } from './reader.ts'
import { compileRedirects } from './redirects.ts'
import { compileSearch } from './search.ts'
import { compileShared, compileSite } from './site.ts'

export interface CompiledContent extends Record<Locale, LocaleContent> {
  shared: SharedContent
  redirects: RedirectRule[]
  /** Markdown texts by their file in `content/`. */
  texts: ReadonlyMap<string, string>
}

/** Slugs of all pages that are Markdown files, by the path they stand under. */
async function itemSlugs(directory: string) {
  const [pages, articles, guidelines, updates, posts] = await Promise.all([
    slugsOf(directory, 'pages'),
    slugsOf(directory, 'knowledge-base'),
    slugsOf(directory, 'guidelines'),
    slugsOf(directory, 'product-updates'),
    slugsOf(directory, 'blog'),
  ])
  return {
    '/page': pages,
    '/knowledge-base': articles,
    '/resources/guidelines': guidelines,
    '/resources/product-updates': updates,
    '/resources/blog': posts,
  }
}

/**
 * Slugs of the Markdown files in a folder of the English content; the other languages must have the
 * same.
 */
async function slugsOf(directory: string, folder: string): Promise<string[]> {
  const names = await readdir(join(directory, 'en', folder))
  return names.filter((name) => name.endsWith('.md')).map((name) => name.slice(0, -'.md'.length))
}

/**
 * Reads `directory` (laid out as docs/content.md says), checks everything against the features'
 * schemas and against itself, and returns what the worker answers with, language by language.
 * @param pictures ids of the pictures that exist
 * @throws Error that lists every fault as `content/file: field: reason`
 */
export async function compileContent(directory: string, pictures: ReadonlySet<string>): Promise<CompiledContent> {
  const reader = new ContentReader(directory, pictures)
  const slugs = await itemSlugs(directory)

  async function compileLocale(locale: Locale): Promise<LocaleContent | undefined> {
    const [site, pages, knowledgeBase, guidelines, productUpdates, blog, academy] = await Promise.all([
      compileSite(reader, locale),
      compilePages(reader, locale, slugs['/page']),
      compileKnowledgeBase(reader, locale),
      compileGuidelines(reader, locale),
      compileProductUpdates(reader, locale),
      compileBlog(reader, locale),
      compileAcademy(reader, locale),
    ])
    if (!site || !knowledgeBase || !guidelines || !productUpdates || !blog || !academy) return undefined
    const content = {
      site,
      pages,
      'knowledge-base': knowledgeBase,
      guidelines,
      'product-updates': productUpdates,
      blog,
      academy,
    }
    return { ...content, search: compileSearch(content) }
  }

  const [shared, en, vi, cn] = await Promise.all([
    compileShared(reader),
    compileLocale('en'),
    compileLocale('vi'),
    compileLocale('cn'),
  ])
  const courses = en ? [...en.academy.academy.courses, ...en.academy.academy.paths] : []
  const paths = new Set([
    ...Object.keys(routeNames).filter((path) => !path.includes('$')),
    ...Object.entries(slugs).flatMap(([path, items]) => items.map((slug) => `${path}/${slug}`)),
    ...courses.map(({ slug }) => `/resources/academy/${slug}`),
  ])
  reader.checkLinks(paths)
  const redirects = await compileRedirects(reader, paths)
  if (reader.faults.size > 0 || !shared || !redirects || !en || !vi || !cn) {
    throw new Error(`The content has faults:\n${[...reader.faults].map((fault) => `  ${fault}`).join('\n')}`)
  }
  return { en, vi, cn, shared, redirects, texts: reader.texts }
}
