import { withQuery } from '#features/redirects/schema.ts'
import type { RedirectSource } from './table.ts'
import { requestAddress, type GatewayMiddleware } from '#worker/http/request.ts'

/** Seconds that browsers cache a redirect; short, so that a permanent one can be corrected. */
const keptSeconds = { 301: 3600, 308: 3600, 302: 60, 307: 60 }

/**
 * Answers addresses of the redirect table: one redirect that keeps the query. An address that is
 * gone is marked; `pages` shows the page that says so.
 */
export function redirects(source: RedirectSource): GatewayMiddleware {
  return async function redirects(c, next) {
    const { pathname, search, page } = requestAddress(c)
    if (page !== pathname) return next()
    const found = (await source()).find(pathname)
    if (!found) return next()
    if (found.status === 410) {
      c.set('gone', true)
      return next()
    }
    return new Response(null, {
      status: found.status,
      headers: {
        location: withQuery(found.to, search),
        'cache-control': `public, max-age=${keptSeconds[found.status]}`,
      },
    })
  }
}
