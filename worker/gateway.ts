import type { Context } from 'hono'
import type { OpenContent } from '#worker/content/open-content.ts'
import type { Report } from '#worker/runtime/error-reporting.ts'
import type { Purge } from '#worker/purge/purge.ts'
import type { PageRecord } from '#worker/pages/page-record.ts'
import type { RedirectSource } from '#worker/redirects/middleware.ts'
import type { Bindings, Settings } from './settings.ts'

/** What the gateway is made of; tests hand in their own. */
export interface Gateway {
  settings: Settings
  content: OpenContent
  redirects: RedirectSource
  /** Whether the content server can be read just now: its config stands for all. */
  contentIsWell: () => Promise<boolean>
  /** Asks the pages behind the gateway for the record of one page. `path` is canonical. */
  fetchPage: (path: string) => Promise<PageRecord>
  /** Purges the platform's cache in front of the pages; false where there is none. */
  purgeEdge: (purge: Purge) => Promise<boolean>
  report: Report
}

/** The parts of a URL that the gateway reads. */
type Address = Readonly<Pick<URL, 'protocol' | 'pathname' | 'search' | 'searchParams'>>

const noParameters = new URLSearchParams()

export interface GatewayEnv {
  Bindings: Bindings
  Variables: {
    /** When the request came (ms since 1970), for the log. */
    started?: number
    address?: Address
  }
}

/** The address asked for, read once a request: for a cached page, reading it is much of the work. */
export function addressOf(c: Context<GatewayEnv>): Address {
  const known = c.get('address')
  if (known) return known
  const url = new URL(c.req.url)
  const { protocol, pathname, search } = url
  const address = { protocol, pathname, search, searchParams: search ? url.searchParams : noParameters }
  c.set('address', address)
  return address
}
