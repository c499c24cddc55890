import { env, exports, waitUntil, WorkerEntrypoint } from 'cloudflare:workers'
import { renderPage } from '#render/render-page.tsx'
import { inProcessApi } from './api/in-process.ts'
import { createApp } from './app.ts'
import { edgeHeaders } from '#worker/pages/edge-headers.ts'
import { ContentTrace } from '#worker/content/trace.ts'
import { openContent } from './content/open-content.ts'
import { errorReporting, reportingConfig } from '#worker/runtime/error-reporting.ts'
import { logBacklog } from './newsletter/backlog.ts'
import { deleteRefused } from './newsletter/delete-refused.ts'
import { deliverDue } from './newsletter/deliver.ts'
import { messageOf } from '#worker/runtime/log.ts'
import { packRecord, unpackRecord, type PageRecord } from '#worker/pages/page-record.ts'
import { ContentVersion } from './purge/content-version.ts'
import { purgePlatform } from './purge/platform-cache.ts'
import { parseSettings, type Bindings } from './settings.ts'
import type { OpenContent } from '#worker/content/source.ts'

const settings = parseSettings(env)
const { report, wrap } = await errorReporting(settings)
const reporting = reportingConfig(settings)
const version = new ContentVersion(env.SITE_KV)
const { content, redirects, contentServer, drafts } = await openContent(settings, env.SITE_KV, version)

/** Renders the page at a canonical path with the content that `open` gives. */
async function render(path: string, open: OpenContent): Promise<PageRecord> {
  const trace = new ContentTrace()
  const started = Date.now()
  const { failure, ...page } = await renderPage({
    path,
    origin: settings.PUBLIC_URL,
    api: inProcessApi(open(trace)),
    analyticsId: settings.ANALYTICS_ID,
    reporting,
  })
  return {
    ...page,
    // Some content is unavailable: the page shows what it has and is not cached
    // (docs/product.md#unavailable).
    status: trace.failed ? 503 : page.status,
    copiedAt: trace.copiedAt,
    contentMs: trace.ms,
    renderMs: Date.now() - started - trace.ms,
    failure: failure === undefined ? undefined : messageOf(failure),
  }
}

/** Renders pages. The platform's cache is in front of this entrypoint (wrangler.toml). */
export class Pages extends WorkerEntrypoint {
  override async fetch(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    await version.refresh(waitUntil)
    const record = await render(pathname + search, content)
    return packRecord(record, { 'cache-control': 'no-store', ...edgeHeaders(pathname, record) })
  }

  /** Purges the cache before this entrypoint, as only itself may; false where there is none. */
  purge(tags: string[] | undefined): Promise<boolean> {
    return purgePlatform(this.ctx.cache, tags)
  }
}

/** Fetches a page through the platform's cache. */
async function fetchPage(path: string): Promise<PageRecord> {
  return unpackRecord(await exports.Pages.fetch(new Request(`https://pages${path}`)))
}

const app = createApp({
  settings,
  content,
  redirects,
  contentServer,
  version,
  report,
  fetchPage: settings.PAGE_CACHE === 'off' ? (path: string) => render(path, content) : fetchPage,
  previews: drafts && { drafts, render },
  purgeEdge: (tags: string[] | undefined) => exports.Pages.purge(tags),
})

export default wrap({
  fetch: app.fetch,
  async scheduled(_controller: unknown, bindings: Bindings) {
    await Promise.all([deliverDue(bindings.DB, settings, report), deleteRefused(bindings.DB, report, Date.now())])
    await logBacklog(bindings.DB, settings, Date.now())
  },
})
