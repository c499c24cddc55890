import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { methodNotAllowed } from 'hono/method-not-allowed'
import * as v from 'valibot'
import { ipCall, placeCall } from '#api/country.ts'
import { redirectCall } from '#api/redirects.ts'
import type { Gateway } from '#worker/gateway.ts'
import { purge } from '#worker/cms/purge.ts'
import { answerError } from '#worker/http/envelope.ts'
import { answerCall } from './answer-call.ts'
import { handlers } from './handlers.ts'
import { sameOrigin } from '#worker/http/same-origin.ts'
import { session } from './session.ts'
import { postSubscription } from './subscribe.ts'
import { visitorIp, type GatewayEnv } from '#worker/http/request.ts'

const maxBodyBytes = 4 * 1024
const maxPurgeBytes = 16 * 1024

/** Everything under `/api`. */
export function api(gateway: Gateway) {
  const { content, redirects, settings } = gateway
  const app = new Hono<GatewayEnv>()
  app.use(
    '/api/*',
    methodNotAllowed({
      app,
      onMethodNotAllowed(c, methods) {
        const allow = methods.join(', ')
        return answerError(405, 'METHOD_NOT_ALLOWED', `${c.req.path} answers ${allow}`, { allow })
      },
    }),
  )

  for (const { call, handle } of handlers)
    app.get(call.path, (c) => answerCall(c, call, (query, trace) => handle(content(trace), query)))

  app.get(redirectCall.path, (c) =>
    answerCall(c, redirectCall, async ({ path }) => {
      const { pathname, search } = new URL(path, c.req.url)
      return (await redirects()).find(pathname, search) ?? null
    }),
  )
  app.get(placeCall.path, (c) => answerCall(c, placeCall, () => visitorPlace(c.req.raw)))
  app.get(ipCall.path, (c) => answerCall(c, ipCall, () => ({ ip: visitorIp(c.req.raw) })))

  const guards = [sameOrigin(settings), limit(maxBodyBytes)] as const
  app.post('/api/subscribe', ...guards, postSubscription(gateway))
  app.post('/api/purge', limit(maxPurgeBytes), purge(gateway))

  const { SESSION, CONTENT_API_URL } = settings
  if (SESSION === 'on' && CONTENT_API_URL) app.route('/api', session(settings, CONTENT_API_URL, guards))

  app.all('/api/*', (c) => answerError(404, 'ROUTE_NOT_FOUND', `No call at ${c.req.path}`))
  return app
}

/** 413 for a body of more than `maxSize` bytes. */
const limit = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => answerError(413, 'CONTENT_TOO_LARGE', `The body must not exceed ${maxSize} bytes`),
  })

/** Cloudflare writes `XX` for an unknown country and `T1` for Tor. */
const Cloudflare = v.fallback(v.object({ country: v.pipe(v.string(), v.regex(/^(?!XX)[A-Z]{2}$/)) }), { country: '' })

/** `GET /api/geoip`. Only Cloudflare sets `cf-ray`: the local runtime invents a country. */
function visitorPlace(request: Request) {
  const { country } = v.parse(Cloudflare, 'cf' in request && request.headers.has('cf-ray') ? request.cf : undefined)
  return { country: { code: country || null }, ipUser: visitorIp(request) }
}
