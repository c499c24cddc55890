import type { RedirectRule } from '#worker/redirect-rule.ts'
import { defaultLocale, type Locale } from '#i18n/locales.ts'
import { splitLocale } from '#i18n/paths.ts'
import { canonicalPath } from './canonical-address.ts'

/** The addresses that one side of a rule stands for: a path of every language or of one, with all below it when `open`. */
interface Range {
  locale: Locale | undefined
  path: string
  open: boolean
}

function rangeOf(address: string): Range {
  const { pathname } = new URL(address, 'https://site')
  const open = pathname.endsWith('/*')
  const { locale, path } = splitLocale(canonicalPath(open ? pathname.slice(0, -2) || '/' : pathname))
  return { locale: locale === defaultLocale ? undefined : locale, path, open }
}

/** Whether `path` is `folder` or lies below it. */
export const isBelow = (path: string, folder: string) =>
  path === folder || path.startsWith(folder === '/' ? folder : `${folder}/`)

/** Whether some address belongs to both. */
function meet(a: Range, b: Range): boolean {
  if (a.locale && b.locale && a.locale !== b.locale) return false
  return a.path === b.path || (a.open && isBelow(b.path, a.path)) || (b.open && isBelow(a.path, b.path))
}

/** The one of `pages` (paths without language) that a rule for `from` would hide. */
export const hiddenBy = (from: Range, pages: Iterable<string>): string | undefined =>
  [...pages].find((page) => (from.open ? isBelow(page, from.path) : page === from.path))

/** What the worker answers before it looks into the table (worker/app.ts), and pages that no content stands for: with all below them. */
export const takenAddresses = [
  '/.well-known/security.txt',
  '/api',
  '/assets',
  '/builds',
  '/healthz',
  '/llms.txt',
  '/media',
  '/newsletter',
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

/** The rules that `rule` leads to, but for addresses that have a rule of their own on this side, too. */
function nextRules({ from, to }: Ranges, rules: Ranges[]): Ranges[] {
  if (!to) return []
  const isMet = (path: string) => rules.some((other) => !other.from.open && other.from.path === path)
  return rules.filter((next) => {
    const isPart = to.open && !next.from.open && next.from.path !== to.path
    return meet(to, next.from) && !(isPart && isMet(from.path + next.from.path.slice(to.path.length)))
  })
}

/** The rules among `rules` that `rule` leads to in any number of steps; itself, when it is part of a loop. */
export function reach(rule: Ranges, rules: Ranges[]): Set<Ranges> {
  const reached = new Set<Ranges>()
  const open = nextRules(rule, rules)
  for (const next of open) {
    if (reached.has(next)) continue
    reached.add(next)
    open.push(...nextRules(next, rules))
  }
  return reached
}
