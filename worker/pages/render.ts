import { renderPage } from '#render/render-page.tsx'
import { inProcessApi } from '#worker/api/in-process.ts'
import type { OpenContent } from '#worker/content/source.ts'
import { ContentTrace } from '#worker/content/trace.ts'
import { reportingConfig } from '#worker/runtime/error-reporting.ts'
import { messageOf } from '#worker/runtime/log.ts'
import type { Settings } from '#worker/settings.ts'
import type { PageRecord } from './page-record.ts'

/** Renders the page at a canonical path with the content that `open` gives. */
export type Render = (path: string, open: OpenContent) => Promise<PageRecord>

export function pageRenderer(settings: Settings): Render {
  const reporting = reportingConfig(settings)
  return async function render(path, open) {
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
      // Some content is missing: the page shows what it has and is not cached
      // (docs/product.md#unavailable).
      status: trace.failed ? 503 : page.status,
      staleSince: trace.staleSince,
      contentMs: trace.ms,
      renderMs: Date.now() - started - trace.ms,
      failure: failure === undefined ? undefined : messageOf(failure),
    }
  }
}
