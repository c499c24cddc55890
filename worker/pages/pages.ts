import { localizePath, splitLocale } from '#i18n/paths.ts'
import { copyStatus } from '#worker/content/trace.ts'
import { answerUnavailable } from '#worker/content/unavailable.ts'
import { llmsPath, pageOfMarkdown, prefersMarkdown } from '#worker/crawlers/alternatives.ts'
import type { PageMarkdown } from '#worker/crawlers/markdown.ts'
import type { Gateway } from '#worker/gateway.ts'
import { answerConditionally, hasVersion } from '#worker/http/conditional.ts'
import { answerError } from '#worker/http/envelope.ts'
import { requestAddress, type GatewayContext, type GatewayMiddleware } from '#worker/http/request.ts'
import { pageQuery } from '#worker/http/page-query.ts'
import { logFailure } from '#worker/http/log.ts'
import { errorPage } from './error-page.ts'
import { PageCache, type CacheEntry, type CacheOutcome } from './page-cache.ts'
import { lifetime } from './page-headers.ts'
import type { PageRecord } from './page-record.ts'

/** 0 in development, where each reload shows the newest code. */
const maxCacheBytes = import.meta.env.MODE === 'development' ? 0 : 32 * 1024 * 1024

interface PageEntry extends CacheEntry, PageRecord {
  /** Set by the first request for it. */
  markdown?: PageMarkdown
}

/** An empty page cache for one isolate. */
export const newPageCache = () => new PageCache<PageEntry>(maxCacheBytes)

function cacheEntry(record: PageRecord, now: number): PageEntry {
  const { fresh, stale } = lifetime(record)
  // Time spent in the platform's cache counts.
  const madeAt = now - (record.age ?? 0) * 1000
  return {
    ...record,
    size: record.html.length + record.state.length,
    freshUntil: record.expired ? 0 : madeAt + fresh * 1000,
    staleUntil: fresh > 0 ? madeAt + (fresh + stale) * 1000 : 0,
  }
}

/** Answers pages as HTML, state or Markdown from `cache`; what is missing comes from `fetchPage`. */
export function pages({ settings, fetchPage, report }: Gateway, cache: PageCache<PageEntry>) {
  return async function pages(c: GatewayContext): Promise<Response> {
    const { pathname, searchParams, page: asked } = requestAddress(c)
    const wantsState = asked !== pathname
    const page = c.get('page')
    const { locale } = page
    const file = pageOfMarkdown(page.pathname)
    const { path: route } = file ? splitLocale(file) : page
    const path = c.get('gone')
      ? localizePath(locale, '/gone')
      : (file ?? page.pathname) + pageQuery(route, searchParams)
    const started = Date.now()
    const fail = (error: unknown) => {
      logFailure('page failed', error, { path: page.pathname, status: 503, ms: Date.now() - started })
      report(error)
    }
    const load = async () => {
      const record = await fetchPage(path)
      if (record.failure !== undefined) fail(new Error(record.failure))
      return cacheEntry(record, Date.now())
    }
    try {
      const { entry, outcome } =
        settings.PAGE_CACHE === 'off'
          ? { entry: await load(), outcome: 'miss' as const }
          : await cache.get(path, Date.now(), load, (work) => c.executionCtx.waitUntil(work))
      if (wantsState) return answerState(entry, searchParams.get('v'))
      if (entry.status === 200 && (file || prefersMarkdown(c)))
        return await answerMarkdown(c, entry, settings.PUBLIC_URL, file ? {} : { vary: 'Accept' })
      return answerPage(c, entry, outcome)
    } catch (error) {
      fail(error)
      return wantsState ? answerUnavailable() : await errorPage(locale)
    }
  }
}

function answerPage(c: GatewayContext, entry: PageEntry, outcome: CacheOutcome): Response {
  const headers = { ...entry.headers, ...outcomeHeaders(entry, outcome) }
  if (entry.status === 200 && hasVersion(c, `"${entry.version}"`)) return new Response(null, { status: 304, headers })
  return new Response(entry.html, { status: entry.status, headers })
}

/** The page's Markdown. Only the first request evaluates the converter. */
async function answerMarkdown(
  c: GatewayContext,
  entry: PageEntry,
  origin: string,
  headers: Record<string, string>,
): Promise<Response> {
  const { pageMarkdown } = await import('#worker/crawlers/markdown.ts')
  const { text, canonical, language } = (entry.markdown ??= pageMarkdown(new TextDecoder().decode(entry.html), origin))
  const { locale } = c.get('page')
  const links = [
    ...(canonical ? [`<${canonical}>; rel="canonical"`] : []),
    `<${llmsPath(locale)}>; rel="describedby"; type="text/plain"`,
  ]
  return answerConditionally(c, text, {
    ...headers,
    'content-type': 'text/markdown; charset=utf-8',
    ...(language && { 'content-language': language }),
    link: links.join(', '),
  })
}

/** How the answer came about. A fresh page from memory says the least. */
function outcomeHeaders({ copiedAt, contentMs, renderMs }: PageEntry, outcome: CacheOutcome): Record<string, string> {
  if (outcome === 'hit' && copiedAt === undefined) return { 'server-timing': 'cache;desc=hit' }
  const content = copiedAt === undefined ? [] : [copyStatus(copiedAt, Date.now())]
  const statuses = { hit: 'page-cache; hit', stale: 'page-cache; hit; detail=stale', miss: 'page-cache; fwd=miss' }
  // Timings are sent only to the visitor who waited for the rendering.
  const times = outcome === 'miss' ? `, content;dur=${contentMs}, render;dur=${renderMs}` : ''
  return {
    'cache-status': [...content, statuses[outcome]].join(', '),
    'server-timing': `cache;desc=${outcome}${times}`,
  }
}

/** The state of the rendering `version`, else of the newest. Another version is a 404. */
function answerState({ status, state, version: newest }: PageEntry, version: string | null): Response {
  if (status >= 500 && (version === null || state.length === 0)) return answerUnavailable()
  const isKnown = version === null ? status === 200 : version === newest
  if (!isKnown || state.length === 0)
    return answerError(404, 'ROUTE_NOT_FOUND', 'No state of this page under this version')
  return new Response(state, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': version === null ? 'public, max-age=0, must-revalidate' : 'public, max-age=31536000, immutable',
      etag: `W/"${newest}"`,
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
