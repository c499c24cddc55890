import { answerError } from '#worker/http/envelope.ts'
import type { GatewayContext } from '#worker/http/request.ts'

const build = { id: __BUILD_ID__, timestamp: __BUILD_TIMESTAMP__ }

/** `GET /builds/latest.json`: the current build (docs/product.md#new-version). */
export function latestBuild(): Response {
  return Response.json(build, { headers: { 'cache-control': 'no-store' } })
}

/** `GET /builds/meta/{id}.json`: this build; 404 for any other. */
export function buildMeta(c: GatewayContext): Response {
  if (c.req.param('file') !== `${build.id}.json`) return answerError(404, 'ROUTE_NOT_FOUND', 'Not this build')
  return Response.json(build, { headers: { 'cache-control': 'public, max-age=31536000, immutable' } })
}
