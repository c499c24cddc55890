import type { Gateway } from '#worker/gateway.ts'
import { requestAddress, type GatewayMiddleware } from '#worker/http/request.ts'
import type { servePage } from '#worker/pages/serve-page.ts'
import { canonicalPath } from '#worker/http/canonical-address.ts'

/** Applies the redirect table where the site has no page (docs/product.md#redirect-table). */
export function redirects(gateway: Gateway, showPage: ReturnType<typeof servePage>): GatewayMiddleware {
  return async function redirects(c, next) {
    await next()
    const { pathname, search, page } = requestAddress(c)
    const isCanonical = c.res.status !== 308
    if (page !== pathname || (isCanonical && c.res.status !== 404)) return
    const { to, status } = (await gateway.redirects()).find(pathname, search) ?? {}
    const isGone = status === 410
    // Canonical paths are in lower case. A rule for another site needs the path as the visitor wrote it.
    const hasPage = async () => (await gateway.fetchPage(canonicalPath(pathname))).status !== 404
    if (!to || (!isCanonical && (isGone || (await hasPage())))) return
    // Otherwise Hono adds the headers of the first answer to the second.
    c.res = undefined
    c.set('gone', isGone)
    // Browsers keep a permanent redirect for an hour, so that it can be corrected.
    const maxAge = status === 301 || status === 308 ? 3600 : 60
    const headers = { location: to, 'cache-control': `public, max-age=${maxAge}` }
    c.res = isGone ? await showPage(c) : new Response(null, { status, headers })
  }
}
