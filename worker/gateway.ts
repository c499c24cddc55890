import type { ContentServer } from '#worker/content/open-content.ts'
import type { OpenContent } from '#worker/content/source.ts'
import type { Report } from '#worker/runtime/error-reporting.ts'
import type { Purge } from '#worker/purge/purge-body.ts'
import type { PageRecord } from '#worker/pages/page-record.ts'
import type { PreviewPage } from '#worker/preview/preview.ts'
import type { RedirectSource } from '#worker/redirects/table.ts'
import type { Settings } from './settings.ts'

/** Dependencies of the gateway. Tests pass their own. */
export interface Gateway {
  settings: Settings
  content: OpenContent
  redirects: RedirectSource
  /** The content server, if there is one. */
  contentServer?: ContentServer | undefined
  /** Asks the pages behind the gateway for the record of one page. `path` is canonical. */
  fetchPage: (path: string) => Promise<PageRecord>
  /** Renders a page with drafts, for {@link preview}; only where there are some, and a secret. */
  previewPage?: PreviewPage | undefined
  /** Purges the platform's cache in front of the pages; false where there is none. */
  purgeEdge: (purge: Purge) => Promise<boolean>
  report: Report
}
