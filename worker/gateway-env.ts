import type { OpenContent } from './content/open-content.ts'
import type { Report } from './error-reporting.ts'
import type { Purge } from './purge/purge.ts'
import type { RedirectSource } from './redirects.ts'
import type { Bindings, Settings } from './settings.ts'

/** What the gateway is made of; tests hand in their own. */
export interface Gateway {
  settings: Settings
  content: OpenContent
  redirects: RedirectSource
  /** Asks the pages behind the gateway for the record of one page (page-record.ts). `path` is canonical. */
  fetchPage: (path: string) => Promise<Response>
  /** Purges the platform's cache in front of the pages; false where there is none. */
  purgeEdge: (purge: Purge) => Promise<boolean>
  report: Report
}

export interface GatewayEnv {
  Bindings: Bindings
}
