import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Call } from '#api/call.ts'
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
import { visitorIp, visitorPlace } from '#worker/http/visitor.ts'
import type { GatewayContext, GatewayEnv } from '#worker/http/request.ts'

const maxBodyBytes = 4 * 1024
const maxPurgeBytes = 16 * 1024

/** The route of a call below `/api`. */
const routeOf = ({ path }: Pick<Call, 'path'>) => path.slice('/api'.length)

/** Everything under `/api`. */
export function api(gateway: Gateway) {
  const { content, redirects, settings, report } = gateway
  const app = new Hono<GatewayEnv>()

  for (const { call, handle } of handlers)
    app.get(routeOf(call), (c) => answerCall(c, call, (query, trace) => handle(content(trace), query)))

  app.get(routeOf(redirectCall), (c) =>
    answerCall(c, redirectCall, async ({ path }) => {
      const { pathname, search } = new URL(path, c.req.url)
      return (await redirects()).find(pathname, search) ?? null
    }),
  )
  app.get(routeOf(placeCall), (c) => answerCall(c, placeCall, () => visitorPlace(c.req.raw)))
  app.get(routeOf(ipCall), (c) => answerCall(c, ipCall, () => ({ ip: visitorIp(c.req.raw) })))

  const guards = [sameOrigin(settings), limit(maxBodyBytes)] as const
  app.post('/subscribe', ...guards, postSubscription(settings, report))
  app.post('/purge', limit(maxPurgeBytes), purge(gateway))

  const { SESSION, CONTENT_API_URL } = settings
  if (SESSION === 'on' && CONTENT_API_URL) app.route('/', session(settings, CONTENT_API_URL, guards))

  app.all('*', (c) => unknownCall(c, app.routes))
  return app
}

/** 413 for a body of more than `maxSize` bytes. */
const limit = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => answerError(413, 'CONTENT_TOO_LARGE', `The body must not exceed ${maxSize} bytes`),
  })

/** 405 with `Allow` when the path is known with another method, else 404. */
function unknownCall(c: GatewayContext, routes: { path: string; method: string }[]): Response {
  const path = c.req.path.slice('/api'.length)
  const itemPath = path.replace(/[^/]*$/, ':slug')
  const has = (method: string) =>
    routes.some((route) => route.method === method && (route.path === path || route.path === itemPath))
  const posts = has('POST')
  if (!posts && !has('GET')) return answerError(404, 'ROUTE_NOT_FOUND', `No call at ${c.req.path}`)
  const allow = posts ? 'POST' : 'GET, HEAD'
  return answerError(405, 'METHOD_NOT_ALLOWED', `${c.req.path} answers ${allow}`, { allow })
}
