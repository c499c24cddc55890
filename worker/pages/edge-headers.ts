import { splitLocale } from '#i18n/paths.ts'
import { section, sectionAt } from '#model/sections.ts'
import { retrySeconds } from '#worker/content/unavailable.ts'
import type { PageRecord } from './page-record.ts'

const day = 24 * 60 * 60

type Rendered = Pick<PageRecord, 'status' | 'copiedAt'>

/**
 * The `Cache-Tag`s of the page at a canonical path: its language, `config` (frame, SEO records,
 * interface texts), the kinds of content that it shows and its item, such as `blog/first-post`.
 */
export function cacheTags(pathname: string): string[] {
  const { locale, path } = splitLocale(pathname)
  const found = sectionAt(path)
  const tags = found ? section(found.name).tags : []
  if (found?.slug === undefined) return [locale, 'config', ...tags]
  return [locale, 'config', ...tags.slice(0, 1).flatMap((tag) => [tag, `${tag}/${found.slug}`])]
}

/**
 * Seconds that a page is kept: `fresh`, then `stale` while it is renewed. Errors are never kept, a
 * 404 for at most a minute; a page made of copies is fresh for 30 s.
 */
export function lifetime({ status, copiedAt }: Rendered): { fresh: number; stale: number } {
  if (status >= 500) return { fresh: 0, stale: 0 }
  const [fresh, stale] = status === 200 ? [300, 7 * day] : [60, 0]
  return { fresh: copiedAt === undefined ? fresh : retrySeconds, stale }
}

/** What the edge is told of a page: how long it keeps it, also on errors, and what purges it. */
export function edgeHeaders(pathname: string, page: Rendered): Record<string, string> {
  const { fresh, stale } = lifetime(page)
  const later = stale > 0 ? `, stale-while-revalidate=${day}, stale-if-error=${stale}` : ''
  return {
    'cache-tag': cacheTags(pathname).join(','),
    'cloudflare-cdn-cache-control': fresh > 0 ? `public, max-age=${fresh}${later}` : 'no-store',
  }
}
