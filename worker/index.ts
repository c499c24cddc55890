import { env, exports, WorkerEntrypoint } from 'cloudflare:workers'
import { renderPage } from '#site/render-page.tsx'
import { inProcessApi } from './api/in-process.ts'
import { createApp } from './app.ts'
import { ContentTrace } from './content/content-trace.ts'
import { contentOf } from './content/open-content.ts'
import { errorReporting } from './error-reporting.ts'
import { deliver } from './newsletter/deliver.ts'
import { packRecord } from './page-record.ts'
import { edgeCacheControl } from './pages.ts'
import { parseSettings, type Bindings } from './settings.ts'

const settings = parseSettings(env)
const { report, wrap } = await errorReporting(settings)
const content = await contentOf(settings, env.SITE_KV)

/** Renders pages; the platform's cache stands before it (wrangler.toml). */
export class Pages extends WorkerEntrypoint {
  override async fetch(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const trace = new ContentTrace()
    const started = Date.now()
    const page = await renderPage({
      path: pathname + search,
      origin: settings.PUBLIC_URL,
      api: inProcessApi(content(trace)),
    })
    const record = {
      ...page,
      // The page shows what it has (design §10), and nobody keeps it.
      status: trace.failed ? 503 : page.status,
      staleSince: trace.staleSince,
      contentMs: trace.ms,
      renderMs: Date.now() - started - trace.ms,
    }
    return packRecord(record, {
      'cache-control': 'no-store',
      'cloudflare-cdn-cache-control': edgeCacheControl(record),
    })
  }
}

const app = createApp({
  settings,
  content,
  report,
  fetchPage: (path) => exports.Pages.fetch(new Request(`https://pages${path}`)),
})

export default wrap({
  fetch: app.fetch,
  async scheduled(_controller: unknown, bindings: Bindings) {
    await deliver(bindings.DB, settings, Date.now()).catch(report)
  },
})
