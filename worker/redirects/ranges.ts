import { defaultLocale, type Locale } from '#i18n/locales.ts'
import { sections } from '#model/sections.ts'
import { canonicalPage } from '#worker/routing/canonical-address.ts'
import type { RedirectRule } from './rule.ts'

/** One side of a rule: a path in every language or one, with all below it when `open`. */
export interface Range {
  locale: Locale | undefined
  path: string
  open: boolean
}

/** A rule of the redirect table as the two ranges that it connects. */
export interface Ranges {
  from: Range
  /** Where it leads within the site. */
  to: Range | undefined
}

function rangeOf(address: string): Range {
  const { pathname } = new URL(address, 'https://site')
  const open = pathname.endsWith('/*')
  const { locale, path } = canonicalPage(open ? pathname.slice(0, -2) || '/' : pathname)
  return { locale: locale === defaultLocale ? undefined : locale, path, open }
}

/** The ranges of `rule`. */
export function rangesOf(rule: RedirectRule): Ranges {
  const from = rangeOf(rule.from)
  if (rule.status === 410 || !rule.to.startsWith('/')) return { from, to: undefined }
  const to = rangeOf(rule.to)
  return { from, to: { ...to, locale: to.locale ?? from.locale } }
}

/** `/`, `/a`, `/a/b` for `/a/b`: the folders of a path and itself, at most `depth` below `/`. */
export function foldersOf(path: string, depth = Infinity): string[] {
  const folders = ['/']
  for (let end = path === '/' ? 1 : 0; end < path.length && folders.length <= depth;) {
    const slash = path.indexOf('/', end + 1)
    end = slash < 0 ? path.length : slash
    folders.push(path.slice(0, end))
  }
  return folders
}

const isAt = (path: string, folder: string) =>
  path === folder || path.startsWith(folder === '/' ? folder : `${folder}/`)

/** The first of `pages` (without language) that `range` has. */
export const firstPage = ({ path, open }: Range, pages: Iterable<string>) =>
  [...pages].find((page) => page === path || (open && isAt(page, path)))

/** What the worker answers before the table (worker/app.ts), with all below. */
const taken: string[] = [
  '/.well-known/security.txt',
  '/api',
  '/assets',
  '/builds',
  '/healthz',
  '/llms.txt',
  '/media',
  '/preview',
  sections.newsletter.path,
  '/robots.txt',
  '/sitemap.xml',
  '/social',
]

/** The address of the worker itself that has all of `range`. */
export const takenAddress = ({ path }: Range) => taken.find((folder) => isAt(path, folder))
