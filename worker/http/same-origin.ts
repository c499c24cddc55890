import type { Settings } from '#worker/settings.ts'
import { answerError } from './envelope.ts'
import type { GatewayMiddleware } from './request.ts'

/**
 * Whether a request comes from a page of this site, at `publicUrl` or at the address that was
 * asked. A client that sends neither `Sec-Fetch-Site` nor `Origin` is no browser.
 */
export function isSameOrigin(request: Request, publicUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  const origin = request.headers.get('origin')
  // A browser that hides where its visitor comes from writes null; then Sec-Fetch-Site alone
  // speaks.
  if (origin === null || (origin === 'null' && site !== null)) return true
  return [publicUrl, request.url].some((address) => new URL(address).origin === origin)
}

/** Answers 403 to writes that another site's page has the visitor's browser send. */
export function sameOrigin({ PUBLIC_URL }: Settings): GatewayMiddleware {
  return async function sameOrigin(c, next) {
    if (!isSameOrigin(c.req.raw, PUBLIC_URL))
      return answerError(403, 'FORBIDDEN', 'This call takes requests of this site only')
    return next()
  }
}
