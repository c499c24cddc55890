import type { OpenContent } from './content/open-content.ts'
import type { Report } from './error-reporting.ts'
import type { Bindings, Settings } from './settings.ts'

/** What the gateway is made of; tests hand in their own. */
export interface Gateway {
  settings: Settings
  content: OpenContent
  /** Asks the pages behind the gateway for the record of one page (page-record.ts). `path` is canonical. */
  fetchPage: (path: string) => Promise<Response>
  report: Report
}

export interface GatewayEnv {
  Bindings: Bindings
}
