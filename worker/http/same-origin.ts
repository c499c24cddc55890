import type { Settings } from '#worker/settings.ts'
import { answerError } from './envelope.ts'
import type { GatewayMiddleware } from './request.ts'

/**
 * Whether a request comes from a page of this site: at `publicUrl` or at the request's own origin.
 * Clients without `Sec-Fetch-Site` and `Origin` are not browsers, so they pass.
 */
export function isSameOrigin(request: Request, publicUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  const origin = request.headers.get('origin')
  // Browsers that hide the origin send "null"; then Sec-Fetch-Site decides.
  if (origin === null || (origin === 'null' && site !== null)) return true
  return [publicUrl, request.url].some((address) => new URL(address).origin === origin)
}

/** 403 for requests that a page of another site sends. */
export function sameOrigin({ PUBLIC_URL }: Settings): GatewayMiddleware {
  return async function sameOrigin(c, next) {
    if (!isSameOrigin(c.req.raw, PUBLIC_URL))
      return answerError(403, 'FORBIDDEN', 'Only pages of this site may use this call')
    return next()
  }
}
