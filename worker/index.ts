import { env, exports, WorkerEntrypoint } from 'cloudflare:workers'
import { renderPage } from '#site/render-page.tsx'
import { inProcessApi } from './api/in-process.ts'
import { createApp } from './app.ts'
import { embeddedContent } from './content/embedded.ts'
import { errorReporting } from './error-reporting.ts'
import { deliver } from './newsletter/deliver.ts'
import { packRecord } from './page-record.ts'
import { edgeCacheControl } from './pages.ts'
import { parseSettings, type Bindings } from './settings.ts'

const settings = parseSettings(env)
const { report, wrap } = await errorReporting(settings)
const api = inProcessApi(embeddedContent)

/** Renders pages; the platform's cache stands before it (wrangler.toml). */
export class Pages extends WorkerEntrypoint {
  override async fetch(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const { PUBLIC_URL, ANALYTICS_ID } = settings
    const page = await renderPage({ path: pathname + search, origin: PUBLIC_URL, api, analyticsId: ANALYTICS_ID })
    return packRecord(page, {
      'cache-control': 'no-store',
      'cloudflare-cdn-cache-control': edgeCacheControl(page.status),
    })
  }
}

const app = createApp({
  settings,
  content: embeddedContent,
  report,
  fetchPage: (path) => exports.Pages.fetch(new Request(`https://pages${path}`)),
})

export default wrap({
  fetch: app.fetch,
  async scheduled(_controller: unknown, bindings: Bindings) {
    await deliver(bindings.DB, settings, Date.now()).catch(report)
  },
})
