import { copyStatus } from '#worker/content/trace.ts'
import type { PageMarkdown } from '#worker/crawlers/markdown.ts'
import type { Gateway } from '#worker/gateway.ts'
import type { GatewayContext } from '#worker/http/request.ts'
import { PageCache, type CacheEntry, type CacheOutcome } from './page-cache.ts'
import { lifetime } from './page-headers.ts'
import type { PageRecord } from './page-record.ts'

/** 0 in development, where each reload shows the newest code. */
const maxCacheBytes = import.meta.env.MODE === 'development' ? 0 : 32 * 1024 * 1024

export interface RecordEntry extends CacheEntry, PageRecord {
  /** Set by the first request for Markdown. */
  markdown?: PageMarkdown
}

function cacheEntry(record: PageRecord, now: number): RecordEntry {
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

export type ReadRecord = ReturnType<typeof recordReader>

/** Reads the records of pages and crawler files through one page cache, which a purge clears. */
export function recordReader({ settings, version }: Pick<Gateway, 'settings' | 'version'>) {
  const cache = new PageCache<RecordEntry>(maxCacheBytes)
  version.onChange.push(() => cache.clear())
  return async function readRecord(
    c: GatewayContext,
    key: string,
    load: () => Promise<PageRecord>,
  ): Promise<{ entry: RecordEntry; outcome: CacheOutcome }> {
    const loadEntry = async () => cacheEntry(await load(), Date.now())
    if (settings.PAGE_CACHE === 'off') return { entry: await loadEntry(), outcome: 'miss' }
    return cache.get(key, Date.now(), loadEntry, (work) => c.executionCtx.waitUntil(work))
  }
}

/** Cache status and timings. A fresh record from memory gets the fewest headers. */
export function outcomeHeaders(
  { copiedAt, contentMs, renderMs }: RecordEntry,
  outcome: CacheOutcome,
): Record<string, string> {
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
