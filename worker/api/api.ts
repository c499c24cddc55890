import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Gateway } from '#worker/gateway.ts'
import { ContentTrace, staleStatus } from '#worker/content/trace.ts'
import { newApp } from '#worker/http/new-app.ts'
import type { ContentVersion } from '#worker/purge/content-version.ts'
import { purge } from '#worker/purge/purge.ts'
import { answerData, answerError } from '#worker/http/envelope.ts'
import { BadQuery, type Read } from './read.ts'
import { findRead, reads } from './reads.ts'
import { redirectLookup } from './redirects.ts'
import { sameOrigin } from '#worker/http/same-origin.ts'
import { session } from './session.ts'
import { postSubscription } from './subscribe.ts'
import { visitorIp, visitorPlace } from '#worker/http/visitor.ts'
import type { GatewayEnv } from '#worker/http/request.ts'
import { answerUnavailable, ContentUnavailable, staleSeconds } from '#worker/content/unavailable.ts'
import type { OpenContent } from '#worker/content/source.ts'

const maxBodyBytes = 4 * 1024
const maxPurgeBytes = 16 * 1024

/** The calls of spec §7 under `/api`. */
export function api(gateway: Gateway, version: ContentVersion) {
  const { content, redirects, settings, report } = gateway
  const app = newApp()

  for (const [path, read] of Object.entries(reads))
    app.get(path.slice('/api'.length), (c) => answerRead(c, content, read))

  app.get('/redirects', redirectLookup(redirects))
  app.get('/geoip', (c) => answerData(visitorPlace(c.req.raw)))
  app.get('/ip', (c) => answerData({ ip: visitorIp(c.req.raw) }))

  const guards = [sameOrigin(settings), limit(maxBodyBytes)] as const
  app.post('/subscribe', ...guards, postSubscription(settings, report))
  app.post('/purge', limit(maxPurgeBytes), purge(gateway, version))

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

async function answerRead(c: Context<GatewayEnv>, open: OpenContent, { maxAge, answer }: Read): Promise<Response> {
  const trace = new ContentTrace()
  try {
    const data = await answer(open(trace), { ...c.req.query(), ...c.req.param() })
    if (trace.failed) return answerUnavailable()
    if (data === undefined) return answerError(404, 'ROUTE_NOT_FOUND', `Nothing at ${c.req.path}`)
    if (trace.staleSince === undefined) return answerData(data, `public, max-age=${maxAge}`)
    const answered = answerData(data, `public, max-age=${Math.min(maxAge, staleSeconds)}`)
    answered.headers.set('cache-status', staleStatus(trace.staleSince, Date.now()))
    return answered
  } catch (error) {
    if (error instanceof BadQuery) return answerError(400, 'INVALID_QUERY', error.message)
    if (error instanceof ContentUnavailable) return answerUnavailable()
    throw error
  }
}

/** 405 with `Allow` when the path is known with another method, else 404. */
function unknownCall(c: Context<GatewayEnv>, routes: { path: string; method: string }[]): Response {
  const path = c.req.path.slice('/api'.length)
  const posts = routes.some((route) => route.path === path && route.method === 'POST')
  const gets = findRead(c.req.path) ?? routes.some((route) => route.path === path && route.method === 'GET')
  if (!posts && !gets) return answerError(404, 'ROUTE_NOT_FOUND', `No call at ${c.req.path}`)
  const allow = posts ? 'POST' : 'GET, HEAD'
  return answerError(405, 'METHOD_NOT_ALLOWED', `${c.req.path} answers ${allow}`, { allow })
}
