import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Gateway, GatewayEnv } from '#worker/gateway-env.ts'
import type { ContentSource } from '#worker/content/source.ts'
import { answerData, answerError } from './envelope.ts'
import { BadQuery, type Read } from './read.ts'
import { findRead, reads } from './reads.ts'
import { sameOrigin } from './same-origin.ts'
import { session } from './session.ts'
import { subscribe } from './subscribe.ts'
import { visitorIp, visitorPlace } from './visitor.ts'

const maxBodyBytes = 4 * 1024

/** The calls of spec §7 under `/api`. */
export function api({ content, settings, report }: Gateway) {
  const app = new Hono<GatewayEnv>()

  for (const [path, read] of Object.entries(reads))
    app.get(path.slice('/api'.length), (c) => answerRead(c, content, read))

  app.get('/geoip', (c) => answerData(visitorPlace(c.req.raw)))
  app.get('/ip', (c) => answerData({ ip: visitorIp(c.req.raw) }))

  const tooLarge = () => answerError(413, 'CONTENT_TOO_LARGE', `The body must not exceed ${maxBodyBytes} bytes`)
  const guards = [sameOrigin(settings), bodyLimit({ maxSize: maxBodyBytes, onError: tooLarge })] as const
  app.post('/subscribe', ...guards, subscribe(settings, report))

  const { SESSION, CONTENT_API_URL } = settings
  if (SESSION === 'on' && CONTENT_API_URL) app.route('/', session(settings, CONTENT_API_URL, guards))

  app.all('*', (c) => unknownCall(c, app.routes))
  return app
}

async function answerRead(c: Context<GatewayEnv>, source: ContentSource, { maxAge, answer }: Read): Promise<Response> {
  try {
    const data = await answer(source, { ...c.req.query(), ...c.req.param() })
    if (data === undefined) return answerError(404, 'ROUTE_NOT_FOUND', `Nothing at ${c.req.path}`)
    return answerData(data, `public, max-age=${maxAge}`)
  } catch (error) {
    if (error instanceof BadQuery) return answerError(400, 'INVALID_QUERY', error.message)
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
