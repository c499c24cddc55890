import type { Context } from 'hono'
import type { Bindings } from '#worker/settings.ts'

/** The parts of a URL that the gateway reads. */
type Address = Readonly<Pick<URL, 'protocol' | 'pathname' | 'search' | 'searchParams'>>

const noParameters = new URLSearchParams()

export interface GatewayEnv {
  Bindings: Bindings
  Variables: {
    /** When the request came (ms since 1970), for the log. */
    started?: number
    address?: Address
    /** The address is gone for good: a rule of the redirect table. */
    gone?: boolean
  }
}

/** The address asked for, read once a request: parsing it is much of a cached page's work. */
export function requestAddress(c: Context<GatewayEnv>): Address {
  const known = c.get('address')
  if (known) return known
  const url = new URL(c.req.url)
  const { protocol, pathname, search } = url
  const address = { protocol, pathname, search, searchParams: search ? url.searchParams : noParameters }
  c.set('address', address)
  return address
}
