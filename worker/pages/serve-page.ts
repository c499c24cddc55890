import { localizePath, splitLocale } from '#i18n/paths.ts'
import { copyStatus } from '#worker/content/trace.ts'
import { answerUnavailable } from '#worker/content/unavailable.ts'
import { llmsPath, pageOfMarkdown, prefersMarkdown } from '#worker/crawlers/alternatives.ts'
import type { PageMarkdown } from '#worker/crawlers/markdown.ts'
import type { Gateway } from '#worker/gateway.ts'
import { answerError } from '#worker/http/envelope.ts'
import { requestAddress, type GatewayContext } from '#worker/http/request.ts'
import { pageQuery } from '#worker/http/page-query.ts'
import { logFailure } from '#worker/http/log.ts'
import { errorPage } from './error-page.ts'
import { PageCache, type CacheEntry, type CacheOutcome } from './page-cache.ts'
import { lifetime } from './page-headers.ts'
import type { PageRecord } from './page-record.ts'

/** 0 in development, where each reload shows the newest code. */
const maxCacheBytes = import.meta.env.MODE === 'development' ? 0 : 32 * 1024 * 1024

interface PageEntry extends CacheEntry, PageRecord {
  /** Set by the first request for Markdown. */
  markdown?: PageMarkdown
}

function cacheEntry(record: PageRecord, now: number): PageEntry {
  const { fresh, stale } = lifetime(record)
  // Time in the platform's cache counts.
  const madeAt = now - (record.age ?? 0) * 1000
  return {
    ...record,
    size: record.html.length + record.state.length,
    freshUntil: record.expired ? 0 : madeAt + fresh * 1000,
    staleUntil: fresh > 0 ? madeAt + (fresh + stale) * 1000 : 0,
  }
}

/** Answers pages as HTML, state or Markdown through a page cache, which a purge clears. */
export function servePage({ settings, version, fetchPage, report }: Gateway) {
  const cache = new PageCache<PageEntry>(maxCacheBytes)
  version.onChange = () => cache.clear()
  return async function servePage(c: GatewayContext): Promise<Response> {
    const { pathname, searchParams, page: requested } = requestAddress(c)
    const wantsState = requested !== pathname
    const page = c.get('page')
    const file = pageOfMarkdown(page.pathname)
    const route = file ? splitLocale(file).path : page.path
    const path = c.get('gone')
      ? localizePath(page.locale, '/gone')
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
      return new Response(entry.html, {
        status: entry.status,
        headers: { ...entry.headers, ...outcomeHeaders(entry, outcome) },
      })
    } catch (error) {
      fail(error)
      return wantsState ? answerUnavailable() : await errorPage(page.locale)
    }
  }
}

/** The page's Markdown. The first request loads the converter. */
async function answerMarkdown(c: GatewayContext, entry: PageEntry, origin: string, headers: Record<string, string>) {
  const { pageMarkdown } = await import('#worker/crawlers/markdown.ts')
  const { text, canonical, language } = (entry.markdown ??= pageMarkdown(new TextDecoder().decode(entry.html), origin))
  const list = `<${llmsPath(c.get('page').locale)}>; rel="describedby"; type="text/plain"`
  return new Response(text, {
    headers: {
      ...headers,
      'content-type': 'text/markdown; charset=utf-8',
      etag: `W/"${entry.version}.md"`,
      'cache-control': 'public, max-age=300',
      ...(language && { 'content-language': language }),
      link: canonical ? `<${canonical}>; rel="canonical", ${list}` : list,
    },
  })
}

/** Cache status and timings. A fresh page from memory gets the fewest headers. */
function outcomeHeaders({ copiedAt, contentMs, renderMs }: PageEntry, outcome: CacheOutcome): Record<string, string> {
  if (outcome === 'hit' && copiedAt === undefined) return { 'server-timing': 'cache;desc=hit' }
  const content = copiedAt === undefined ? [] : [copyStatus(copiedAt, Date.now())]
  const statuses = { hit: 'page-cache; hit', stale: 'page-cache; hit; detail=stale', miss: 'page-cache; fwd=miss' }
  // Only the visitor who waited for the rendering gets its timings.
  const times = outcome === 'miss' ? `, content;dur=${contentMs}, render;dur=${renderMs}` : ''
  return {
    'cache-status': [...content, statuses[outcome]].join(', '),
    'server-timing': `cache;desc=${outcome}${times}`,
  }
}

/** The state of the rendering `version`, or without one the newest. 404 for another version. */
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

/** An uncached 404 for a hashed file of another build. */
export function missingFile(): Response {
  return new Response('Not found\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
