import type { Context, MiddlewareHandler } from 'hono'
import type { PagePath } from '#i18n/paths.ts'
import { stateName } from '#model/page-state.ts'
import type { Bindings } from '#worker/settings.ts'

/** A URL with the path of its page: `pathname` without the name of the state file. */
type Address = Readonly<URL> & { page: string }

export interface GatewayEnv {
  Bindings: Bindings
  Variables: {
    /** Start of the request (ms since 1970), for the log. */
    started?: number
    address?: Address
    /** The requested page. `canonicalAddress` sets it. */
    page: PagePath & { /** Canonical. */ pathname: string }
    /** The redirect table has 410 for the address. */
    gone?: boolean
  }
}

export type GatewayContext = Context<GatewayEnv>
export type GatewayMiddleware = MiddlewareHandler<GatewayEnv>

/** Parsed once per request: parsing takes much of a cached page's time. */
export function requestAddress(c: GatewayContext): Address {
  const known = c.get('address')
  if (known) return known
  const url = new URL(c.req.url)
  const { pathname } = url
  const page = pathname.endsWith(stateName) ? pathname.slice(0, -stateName.length) || '/' : pathname
  const address = Object.assign(url, { page })
  c.set('address', address)
  return address
}

/** Media type of the body without parameters, such as `application/json`. */
export const mediaType = (c: Context) => c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()

/** The parsed body; `undefined` if it is not JSON. */
export const readJson = (c: Context): Promise<unknown> => c.req.json().catch(() => undefined)

/** The IP address that Cloudflare saw, else `127.0.0.1`. Visitors can forge other headers. */
export const visitorIp = (request: Request) => request.headers.get('cf-connecting-ip') ?? '127.0.0.1'
