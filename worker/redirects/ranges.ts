import type { RedirectRule } from './rule.ts'
import { defaultLocale, type Locale } from '#i18n/locales.ts'
import { sections } from '#model/sections.ts'
import { canonicalPage } from '#worker/routing/canonical-address.ts'
import { PathTree } from './path-tree.ts'

/** One side of a rule: a path in every language or one, with all below it when `open`. */
interface Range {
  locale: Locale | undefined
  path: string
  open: boolean
}

function rangeOf(address: string): Range {
  // Most addresses are in the form that a URL gives them; that saves a third of a table's check.
  const pathname = /^[\w/*-]+$/.test(address) ? address : new URL(address, 'https://site').pathname
  const open = pathname.endsWith('/*')
  const { locale, path } = canonicalPage(open ? pathname.slice(0, -2) || '/' : pathname)
  return { locale: locale === defaultLocale ? undefined : locale, path, open }
}

/** Whether `path` is `folder` or lies below it. */
export const isBelow = (path: string, folder: string) =>
  path === folder || path.startsWith(folder === '/' ? folder : `${folder}/`)

/** Pages by their paths (without language), to find those that a rule would hide. */
export type PageTree = PathTree<{ page?: string; first?: string }>

/** The tree of `pages`; each path knows the first page that is there or below it. */
export function pageTree(pages: Iterable<string>): PageTree {
  const tree: PageTree = new PathTree(() => ({}))
  for (const page of pages) {
    const own = tree.add(page)
    own.value.page = page
    for (let node: typeof own | undefined = own; node; node = node.parent) node.value.first ??= page
  }
  return tree
}

/** The first of the pages that `range` has; `undefined` when it has none. */
export function firstPage(range: Range, pages: PageTree): string | undefined {
  const value = pages.find(range.path).node?.value
  return range.open ? value?.first : value?.page
}

/**
 * What the worker answers before it looks into the table (worker/app.ts), and pages that no content
 * stands for: with all below them.
 */
export const takenAddresses = [
  '/.well-known/security.txt',
  '/api',
  '/assets',
  '/builds',
  '/healthz',
  '/llms.txt',
  '/media',
  sections.newsletter.path,
  '/robots.txt',
  '/sitemap.xml',
  '/social',
]

/** A rule of the redirect table as the two ranges that it connects. */
export interface Ranges {
  from: Range
  /** Where it leads within the site. */
  to: Range | undefined
}

/** The ranges of `rule`. */
export function rangesOf(rule: RedirectRule): Ranges {
  const from = rangeOf(rule.from)
  if (rule.status === 410 || !rule.to.startsWith('/')) return { from, to: undefined }
  const to = rangeOf(rule.to)
  return { from, to: { ...to, locale: to.locale ?? from.locale } }
}
