import { createMiddleware } from 'hono/factory'
import type { Settings } from '#worker/settings.ts'
import { answerError } from './envelope.ts'
import type { GatewayEnv } from './request.ts'

/**
 * Whether a request comes from a page of this site, as far as its browser tells: `Sec-Fetch-Site`
 * says same-origin or none (the address bar), and `Origin` is that of `publicUrl` or of the address
 * that was asked (a preview, 127.0.0.1). What a page cannot forge is believed; a client that sends
 * neither header is no browser, and no visitor's browser is abused.
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
export function sameOrigin({ PUBLIC_URL }: Settings) {
  return createMiddleware<GatewayEnv>(async function sameOrigin(c, next) {
    if (!isSameOrigin(c.req.raw, PUBLIC_URL))
      return answerError(403, 'FORBIDDEN', 'This call takes requests of this site only')
    return next()
  })
}
