import { locales } from '#i18n/locales.ts'
import type { PagePath } from '#i18n/paths.ts'
import { section, sectionAt } from '#model/sections.ts'
import { retrySeconds } from '#worker/content/unavailable.ts'
import { alternativeHeaders } from '#worker/crawlers/alternatives.ts'
import type { PageRecord } from './page-record.ts'

const day = 24 * 60 * 60

/**
 * The `Cache-Tag`s of a page: its language, `config` (frame and SEO records), its kinds of content
 * and its item, such as `blog/first-post`.
 */
export function cacheTags({ locale, path }: PagePath): string[] {
  const found = sectionAt(path)
  const tags = found ? section(found.name).tags : []
  if (found?.slug === undefined) return [locale, 'config', ...tags]
  return [locale, 'config', ...tags.slice(0, 1).flatMap((tag) => [tag, `${tag}/${found.slug}`])]
}

/** Seconds that a cache keeps a page: `fresh`, then `stale` while it revalidates. 0 for errors. */
export function lifetime({ status, copiedAt }: Pick<PageRecord, 'status' | 'copiedAt'>) {
  if (status >= 500) return { fresh: 0, stale: 0 }
  const [fresh, stale] = status === 200 ? [300, 7 * day] : [60, 0]
  return { fresh: copiedAt === undefined ? fresh : retrySeconds, stale }
}

/**
 * The headers of a page, without those that differ between answers. The platform's cache obeys
 * `cloudflare-cdn-cache-control` and purges by tag. `page` is without query.
 */
export function pageHeaders(page: PagePath, rendered: Pick<PageRecord, 'status' | 'copiedAt' | 'version'>) {
  const { status, version } = rendered
  const { fresh, stale } = lifetime(rendered)
  const later = stale > 0 ? `, stale-while-revalidate=${day}, stale-if-error=${stale}` : ''
  const headers: Record<string, string> = {
    'cache-tag': cacheTags(page).join(','),
    'cloudflare-cdn-cache-control': fresh > 0 ? `public, max-age=${fresh}${later}` : 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'content-language': locales[page.locale].tag,
    // Browsers revalidate each time (mostly 304); the edge caches.
    'cache-control': fresh > 0 ? 'public, max-age=0, must-revalidate' : 'no-store',
    etag: `W/"${version}"`,
    ...(status >= 500 && { 'retry-after': String(retrySeconds) }),
    ...(status === 200 && alternativeHeaders(page)),
  }
  return headers
}
