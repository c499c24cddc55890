import { splitLocale, type PagePath } from '#i18n/paths.ts'
import { renderPage } from '#render/render-page.tsx'
import { inProcessApi } from '#worker/api/in-process.ts'
import type { OpenContent } from '#worker/content/source.ts'
import { ContentTrace } from '#worker/content/trace.ts'
import { pageHeaders } from '#worker/pages/page-headers.ts'
import type { PageRecord } from '#worker/pages/page-record.ts'

/** Renders a page as the worker does, for tests of what is done with it. */
export async function render(page: PagePath, open: OpenContent, query = ''): Promise<PageRecord> {
  const trace = new ContentTrace()
  const { failure: _failure, ...rendered } = await renderPage({
    ...page,
    query,
    origin: 'https://helmsway.example',
    api: inProcessApi(open(trace)),
  })
  const status = trace.failed ? 503 : rendered.status
  return { ...rendered, status, headers: pageHeaders(page, { ...rendered, status }), contentMs: 0, renderMs: 0 }
}

/** Renders the page at a canonical address with a query, as the gateway asks for it. */
export function renderAt(address: string, open: OpenContent): Promise<PageRecord> {
  const { pathname, search } = new URL(address, 'https://site')
  return render(splitLocale(pathname), open, search)
}
