type ErrorCode =
  | 'INVALID_QUERY'
  | 'INVALID_PAYLOAD'
  | 'CONTENT_TOO_LARGE'
  | 'URI_TOO_LONG'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'REQUESTS_EXCEEDED'
  | 'INVALID_CREDENTIALS'
  | 'FORBIDDEN'
  | 'ROUTE_NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'SERVICE_UNAVAILABLE'
  | 'INTERNAL_SERVER_ERROR'

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  const own = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
  return Response.json(body, { status, headers: { ...own, ...headers } })
}

/** `{ "data": … }`, cached only if `headers` allow it. */
export const answerData = (data: unknown, headers?: Record<string, string>): Response => json(200, { data }, headers)

/** Like `answerData(null)`, for a request that a visitor must confirm. */
export const answerAccepted = (): Response => json(202, { data: null })

/** `{ "errors": [{ "message", "extensions": { "code" } }] }`, never cached. */
export const answerError = (status: number, code: ErrorCode, message: string, headers?: Record<string, string>) =>
  json(status, { errors: [{ message, extensions: { code } }] }, headers)

/** The errors of another server. */
export const answerErrors = (status: number, errors: unknown[], headers?: Record<string, string>): Response =>
  json(status, { errors }, headers)
