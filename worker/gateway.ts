import type { ContentServer } from '#worker/content/open-content.ts'
import type { OpenContent } from '#worker/content/source.ts'
import type { ContentVersion } from '#worker/cms/content-version.ts'
import type { Report } from '#worker/http/error-reporting.ts'
import type { PageRecord } from '#worker/pages/page-record.ts'
import type { Previews } from '#worker/pages/preview.ts'
import type { RedirectTable } from '#worker/redirects/table.ts'
import type { MailProps } from '#features/newsletter/schema.ts'
import type { Settings } from './settings.ts'

/** Dependencies of the gateway. Tests pass their own. */
export interface Gateway {
  settings: Settings
  content: OpenContent
  redirects: () => Promise<RedirectTable>
  contentServer?: ContentServer | undefined
  /** A purge changes it. */
  version: ContentVersion
  /** Renders the page at a canonical path, or gets it from the platform's cache. */
  fetchPage: (path: string) => Promise<PageRecord>
  renderMail: (props: MailProps) => { subject: string; text: string; html: string }
  /** Needs a content server and a secret. */
  previews?: Previews | undefined
  /** Purges the platform's cache: pages with one of `tags`, or all. False without such a cache. */
  purgeEdge: (tags: string[] | undefined) => Promise<boolean>
  report: Report
}
