import * as v from 'valibot'
import type { Call, QueryValues } from '#api/call.ts'
import { ContentTrace, copyStatus } from '#worker/content/trace.ts'
import { answerUnavailable, retrySeconds } from '#worker/content/unavailable.ts'
import { answerData, answerError } from '#worker/http/envelope.ts'
import type { GatewayContext } from '#worker/http/request.ts'

/**
 * Answers `call` over HTTP with the result of `handle`; `undefined` is a 404. An invalid query is a
 * 400 that names the parameter.
 */
export async function answerCall<Query extends QueryValues, Answer>(
  c: GatewayContext,
  { query, maxAge = 60 }: Call<Query, Answer>,
  handle: (query: Query, trace: ContentTrace) => Promise<Answer | undefined> | Answer,
): Promise<Response> {
  const parsed = v.safeParse(query, { ...c.req.query(), ...c.req.param() })
  if (!parsed.success) {
    const [issue] = parsed.issues
    return answerError(400, 'INVALID_QUERY', `${v.getDotPath(issue) ?? 'query'}: ${issue.message}`)
  }
  const trace = new ContentTrace()
  const data = await handle(parsed.output, trace)
  if (trace.failed) return answerUnavailable()
  if (data === undefined) return answerError(404, 'ROUTE_NOT_FOUND', `Nothing at ${c.req.path}`)
  if (maxAge === 0) return answerData(data)
  if (trace.copiedAt === undefined) return answerData(data, { 'cache-control': `public, max-age=${maxAge}` })
  return answerData(data, {
    'cache-control': `public, max-age=${Math.min(maxAge, retrySeconds)}`,
    'cache-status': copyStatus(trace.copiedAt, Date.now()),
  })
}
