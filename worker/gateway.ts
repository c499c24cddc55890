import type { ContentServer } from '#worker/content/open-content.ts'
import type { OpenContent } from '#worker/content/source.ts'
import type { ContentVersion } from '#worker/cms/content-version.ts'
import type { Report } from '#worker/http/error-reporting.ts'
import type { PageRecord } from '#worker/pages/page-record.ts'
import type { Previews } from '#worker/pages/preview.ts'
import type { RedirectTable } from '#worker/redirects/table.ts'
import type { Settings } from './settings.ts'

/** Dependencies of the gateway. Tests pass their own. */
export interface Gateway {
  settings: Settings
  content: OpenContent
  redirects: () => Promise<RedirectTable>
  /** The content server, if there is one. */
  contentServer?: ContentServer | undefined
  /** The version of the content, which a purge changes. */
  version: ContentVersion
  /** Asks the pages behind the gateway for the record of one page. `path` is canonical. */
  fetchPage: (path: string) => Promise<PageRecord>
  /** Only where there are drafts, and a secret. */
  previews?: Previews | undefined
  /** Purges the platform's cache in front of the pages, by tags or all; false where there is none. */
  purgeEdge: (tags: string[] | undefined) => Promise<boolean>
  report: Report
}
