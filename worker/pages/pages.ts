import { localizePath, splitLocale } from '#i18n/paths.ts'
import { locales } from '#i18n/locales.ts'
import { answerError } from '#worker/http/envelope.ts'
import { staleStatus } from '#worker/content/trace.ts'
import { errorPage } from './error-page.ts'
import { cacheTags } from './cache-tags.ts'
import { alternativeHeaders } from '#worker/crawlers/alternatives.ts'
import { type Gateway } from '#worker/gateway.ts'
import { logFailure } from '#worker/runtime/log.ts'
import { PageCache, type CacheOutcome, type CacheEntry } from './page-cache.ts'
import { pageQuery } from '#worker/routing/page-query.ts'
import { type PageRecord } from './page-record.ts'
import { hasVersion } from '#worker/http/conditional.ts'
import { commonHeaders, pagePolicy } from '#worker/http/security-headers.ts'
import { answerUnavailable, staleSeconds } from '#worker/content/unavailable.ts'
import { requestAddress, type GatewayContext, type GatewayMiddleware } from '#worker/http/request.ts'

/** 0 in development, where each reload shows the newest code. */
const maxCacheBytes = import.meta.env.MODE === 'development' ? 0 : 32 * 1024 * 1024
const day = 24 * 60 * 60

type Rendered = Pick<PageRecord, 'status' | 'staleSince'>

/**
 * Seconds that the edge caches a page: `fresh`, then `stale` while it is renewed. Errors are never
 * cached, a 404 for at most a minute; a page made of stale copies is fresh for 30 s.
 */
export function lifetime({ status, staleSince }: Rendered): { fresh: number; stale: number } {
  if (status >= 500) return { fresh: 0, stale: 0 }
  const longest = staleSince === undefined ? Infinity : staleSeconds
  return status === 200 ? { fresh: Math.min(300, longest), stale: 7 * day } : { fresh: Math.min(60, longest), stale: 0 }
}

/** `Cache-Control` for the edge: fresh, then stale while it is revalidated or on error. */
export function edgeCacheControl(page: Rendered): string {
  const { fresh, stale } = lifetime(page)
  if (fresh === 0) return 'no-store'
  return stale > 0
    ? `public, max-age=${fresh}, stale-while-revalidate=${day}, stale-if-error=${stale}`
    : `public, max-age=${fresh}`
}

export interface PageEntry extends CacheEntry, PageRecord {
  /** Headers of the HTML, without the ones that depend on the cache outcome. */
  headers: Record<string, string>
  /** All headers of a fresh hit, created once. */
  hitHeaders?: Headers
}

/** An empty page cache for one isolate. */
export const newPageCache = () => new PageCache<PageEntry>(maxCacheBytes)

function cacheEntry(pathname: string, record: PageRecord, common: Record<string, string>, now: number): PageEntry {
  const { fresh, stale } = lifetime(record)
  const alternatives = record.status === 200 ? alternativeHeaders(pathname) : {}
  const headers = {
    ...common,
    'content-language': locales[splitLocale(pathname).locale].tag,
    // Browsers revalidate each time (mostly 304); the edge caches.
    'cache-control': fresh > 0 ? 'public, max-age=0, must-revalidate' : 'no-store',
    'cache-tag': cacheTags(pathname).join(','),
    'cloudflare-cdn-cache-control': edgeCacheControl(record),
    etag: `W/"${record.version}"`,
    ...(record.status >= 500 && { 'retry-after': String(staleSeconds) }),
    ...alternatives,
  }
  const link = [record.preload, alternatives.link].filter(Boolean).join(', ')
  // Time spent in the platform's cache counts.
  const madeAt = now - (record.age ?? 0) * 1000
  return {
    ...record,
    headers: link ? { ...headers, link } : headers,
    size: record.html.length + record.state.length,
    freshUntil: record.expired ? 0 : madeAt + fresh * 1000,
    staleUntil: fresh > 0 ? madeAt + (fresh + stale) * 1000 : 0,
  }
}

/** Answers pages and their states from `cache`; what is missing comes from `fetchPage`. */
export function pages({ settings, fetchPage, report }: Gateway, cache: PageCache<PageEntry>) {
  const common = {
    ...commonHeaders(),
    'content-security-policy': pagePolicy(settings),
    'content-type': 'text/html; charset=utf-8',
  }
  return async function pages(c: GatewayContext): Promise<Response> {
    const { pathname, searchParams, page: asked } = requestAddress(c)
    const wantsState = asked !== pathname
    const page = c.get('gone') ? localizePath(splitLocale(pathname).locale, '/gone') : asked
    const path = page + pageQuery(page, searchParams)
    const started = Date.now()
    const fail = (error: unknown) => {
      logFailure('page failed', error, { path: page, status: 503, ms: Date.now() - started })
      report(error)
    }
    const load = async () => {
      const record = await fetchPage(path)
      if (record.failure !== undefined) fail(new Error(record.failure))
      return cacheEntry(page, record, common, Date.now())
    }
    try {
      const { entry, outcome } =
        settings.PAGE_CACHE === 'off'
          ? { entry: await load(), outcome: 'miss' as const }
          : await cache.get(path, Date.now(), load, (work) => c.executionCtx.waitUntil(work))
      return wantsState ? answerState(entry, searchParams.get('v')) : answerPage(c, entry, outcome)
    } catch (error) {
      fail(error)
      return wantsState ? answerUnavailable() : await errorPage(page, settings)
    }
  }
}

function answerPage(c: GatewayContext, entry: PageEntry, outcome: CacheOutcome): Response {
  const headers = headersOf(entry, outcome)
  if (entry.status === 200 && hasVersion(c, `"${entry.version}"`)) return new Response(null, { status: 304, headers })
  return new Response(c.req.method === 'HEAD' ? null : entry.html, { status: entry.status, headers })
}

/** Headers of an answer: constant for a fresh hit, else with cache status and timings. */
function headersOf(entry: PageEntry, outcome: CacheOutcome): Headers | Record<string, string> {
  const { headers, staleSince, contentMs, renderMs } = entry
  if (outcome === 'hit' && staleSince === undefined) {
    entry.hitHeaders ??= new Headers({ ...headers, 'server-timing': 'cache;desc=hit' })
    return entry.hitHeaders
  }
  const content = staleSince === undefined ? [] : [staleStatus(staleSince, Date.now())]
  const statuses = { hit: 'page-cache; hit', stale: 'page-cache; hit; detail=stale', miss: 'page-cache; fwd=miss' }
  // Timings are sent only to the visitor who waited for the rendering.
  const times = outcome === 'miss' ? `, content;dur=${contentMs}, render;dur=${renderMs}` : ''
  return {
    ...headers,
    'cache-status': [...content, statuses[outcome]].join(', '),
    'server-timing': `cache;desc=${outcome}${times}`,
  }
}

/** The state of the rendering `version`, else of the newest. Another version is a 404. */
function answerState(entry: PageEntry, version: string | null): Response {
  if (entry.status >= 500 && (version === null || entry.state.length === 0)) return answerUnavailable()
  const unknownPage = version === null && entry.status !== 200
  if (entry.state.length === 0 || unknownPage || (version !== null && version !== entry.version)) {
    return answerError(404, 'ROUTE_NOT_FOUND', 'No state of this page under this version')
  }
  const cacheControl = version === null ? 'public, max-age=0, must-revalidate' : 'public, max-age=31536000, immutable'
  return new Response(entry.state, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': cacheControl,
      etag: `W/"${entry.version}"`,
    },
  })
}

/** Pages are only read: 405 for any other method. */
export function onlyReads(): GatewayMiddleware {
  return async function onlyReads(c, next) {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    return answerError(405, 'METHOD_NOT_ALLOWED', 'Pages answer GET and HEAD', { allow: 'GET, HEAD' })
  }
}

/** A hashed file that does not exist, such as an older build's: not cached, no page. */
export function missingFile(): Response {
  return new Response('Not found\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
