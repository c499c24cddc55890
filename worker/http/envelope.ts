import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** What an error of the API is called in its envelope. */
export type ErrorCode =
  | 'INVALID_QUERY'
  | 'INVALID_PAYLOAD'
  | 'CONTENT_TOO_LARGE'
  | 'URI_TOO_LONG'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'REQUESTS_EXCEEDED'
  | 'INVALID_CREDENTIALS'
  | 'CONFLICT'
  | 'FORBIDDEN'
  | 'ROUTE_NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'SERVICE_UNAVAILABLE'
  | 'INTERNAL_SERVER_ERROR'

const json = (status: ContentfulStatusCode, body: unknown, headers: HeadersInit) => {
  const response = Response.json(body, { status, headers })
  response.headers.set('content-type', 'application/json; charset=utf-8')
  return response
}

/** A good answer: `{ "data": … }`. `cacheControl` is for browsers and the edge alike. */
export function answerData(data: unknown, cacheControl = 'no-store'): Response {
  return json(200, { data }, { 'cache-control': cacheControl })
}

/** A failed answer: `{ "errors": [{ "message", "extensions": { "code" } }] }`, never cached. */
export function answerError(
  status: ContentfulStatusCode,
  code: ErrorCode,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return json(status, { errors: [{ message, extensions: { code } }] }, { 'cache-control': 'no-store', ...headers })
}

/** An exception whose message anybody may read; why is for the log and the report. */
export class PublicFailure extends Error {
  override name = 'PublicFailure'
}
