import { renderPage } from '#render/render-page.tsx'
import { inProcessApi } from '#worker/api/in-process.ts'
import type { OpenContent } from '#worker/content/source.ts'
import { ContentTrace } from '#worker/content/trace.ts'
import type { PageRecord } from '#worker/pages/page-record.ts'

/** Renders a page as the worker does, for tests of what is done with it. */
export async function render(path: string, open: OpenContent): Promise<PageRecord> {
  const trace = new ContentTrace()
  const { failure: _failure, ...page } = await renderPage({
    path,
    origin: 'https://helmsway.example',
    api: inProcessApi(open(trace)),
  })
  return { ...page, status: trace.failed ? 503 : page.status, contentMs: 0, renderMs: 0 }
}
