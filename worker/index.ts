import type { MessageBatch } from '@cloudflare/workers-types'
import { env, exports, waitUntil, WorkerEntrypoint } from 'cloudflare:workers'
import { splitLocale, type PagePath } from '#i18n/paths.ts'
import { renderMail } from '#render/render-mail.tsx'
import { renderPage } from '#render/render-page.tsx'
import { inProcessApi } from './api/in-process.ts'
import { createApp } from './app.ts'
import { pageHeaders } from '#worker/pages/page-headers.ts'
import { ContentTrace } from '#worker/content/trace.ts'
import { noteCronRun } from './cron-run.ts'
import { openContent } from './content/open-content.ts'
import { errorReporting, reportingConfig } from '#worker/http/error-reporting.ts'
import { withdrawBounced } from './newsletter/bounces.ts'
import { logBacklog } from './newsletter/outbox.ts'
import { forgetOld } from './newsletter/retention.ts'
import { workOff } from './newsletter/work-off.ts'
import { messageOf } from '#worker/http/log.ts'
import { packRecord, unpackRecord, type PageRecord } from '#worker/pages/page-record.ts'
import { ContentVersion } from '#worker/cms/content-version.ts'
import { purgePlatform } from '#worker/cms/platform-cache.ts'
import { parseSettings, type Bindings } from './settings.ts'
import type { OpenContent } from '#worker/content/source.ts'

const settings = parseSettings(env)
const { report, wrap } = await errorReporting(settings)
const reporting = reportingConfig(settings)
const version = new ContentVersion(env.SITE_KV)
const opened = await openContent(settings, env.SITE_KV, version)

/** Renders a page with the content of `open`. */
async function render(page: PagePath, open: OpenContent, query = ''): Promise<PageRecord> {
  const trace = new ContentTrace()
  const started = Date.now()
  const { failure, ...rendered } = await renderPage({
    ...page,
    query,
    origin: settings.PUBLIC_URL,
    api: inProcessApi(open(trace)),
    analyticsId: settings.ANALYTICS_ID,
    alwaysAsks: settings.CONSENT === 'always',
    reporting,
  })
  const { copiedAt } = trace
  // Without some of its content a page is not cached (docs/product.md#unavailable).
  const status = trace.failed ? 503 : rendered.status
  return {
    ...rendered,
    status,
    headers: pageHeaders(page, { ...rendered, status, copiedAt }),
    copiedAt,
    contentMs: trace.ms,
    renderMs: Date.now() - started - trace.ms,
    failure: failure === undefined ? undefined : messageOf(failure),
  }
}

const renderAt = ({ pathname, search }: URL) => render(splitLocale(pathname), opened.content, search)

/** Renders pages behind the platform's cache (wrangler.toml). */
export class Pages extends WorkerEntrypoint {
  override async fetch(request: Request): Promise<Response> {
    await version.refresh(waitUntil)
    return packRecord(await renderAt(new URL(request.url)))
  }

  /** Purges the platform's cache, which only this entrypoint may; false without one. */
  purge(tags: string[] | undefined): Promise<boolean> {
    return purgePlatform(this.ctx.cache, tags)
  }
}

async function fetchPage(path: string): Promise<PageRecord> {
  const address = new URL(path, 'https://pages')
  if (settings.PAGE_CACHE === 'off') return renderAt(address)
  return unpackRecord(await exports.Pages.fetch(new Request(address)))
}

const app = createApp({
  ...opened,
  settings,
  version,
  report,
  fetchPage,
  renderMail,
  previews: opened.drafts && { drafts: opened.drafts, render },
  purgeEdge: (tags) => exports.Pages.purge(tags),
})

export default wrap({
  fetch: app.fetch,
  async scheduled(_controller: unknown, bindings: Bindings) {
    const hasContentServer = settings.CONTENT_API_URL !== undefined
    await Promise.all([
      workOff(bindings, { ...opened, settings, renderMail, report }),
      forgetOld(bindings.DB, hasContentServer, report, Date.now()),
    ])
    await logBacklog(bindings.DB, settings, Date.now())
    // Every five minutes: KV's free plan has 1,000 writes a day.
    if (new Date().getUTCMinutes() % 5 === 0) await noteCronRun(bindings.SITE_KV, Date.now())
  },
  /** Events of the mail service (docs/operations.md#mail). A failed message is delivered again. */
  queue: ({ messages }: MessageBatch, bindings: Bindings) =>
    withdrawBounced(messages, bindings.DB, settings, Date.now()),
})
