import type { Context, MiddlewareHandler } from 'hono'
import type { PagePath } from '#i18n/paths.ts'
import { stateName } from '#model/page-state.ts'
import type { Bindings } from '#worker/settings.ts'

/** What the gateway reads of a URL. */
interface Address extends Readonly<Pick<URL, 'protocol' | 'pathname' | 'search' | 'searchParams'>> {
  /** The path of the page; another one than `pathname` where that is the page's state. */
  page: string
}

const noParameters = new URLSearchParams()

export interface GatewayEnv {
  Bindings: Bindings
  Variables: {
    /** When the request came (ms since 1970), for the log. */
    started?: number
    address?: Address
    /** The page asked for, by itself or by its state. `canonicalAddress` sets it. */
    page: PagePath & { /** Canonical. */ pathname: string }
    /** The redirect table says that the address is gone for good. */
    gone?: boolean
  }
}

export type GatewayContext = Context<GatewayEnv>
export type GatewayMiddleware = MiddlewareHandler<GatewayEnv>

/** The address asked for, read once a request: parsing it is much of a cached page's work. */
export function requestAddress(c: GatewayContext): Address {
  const known = c.get('address')
  if (known) return known
  const url = new URL(c.req.url)
  const { protocol, pathname, search } = url
  const page = pathname.endsWith(stateName) ? pathname.slice(0, -stateName.length) || '/' : pathname
  const address = { protocol, pathname, search, searchParams: search ? url.searchParams : noParameters, page }
  c.set('address', address)
  return address
}

/** The type of the request's body, without parameters: `application/json`. */
export const mediaType = (c: Context) => c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()

/** The body as JSON; `undefined` for what is none. */
export const readJson = (c: Context): Promise<unknown> => c.req.json().catch(() => undefined)
