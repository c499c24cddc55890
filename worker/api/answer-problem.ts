import { HTTPException } from 'hono/http-exception'
import { answerUnavailable, ContentUnavailable } from '#worker/content/unavailable.ts'
import { answerError } from '#worker/http/envelope.ts'
import type { GatewayContext } from '#worker/http/request.ts'
import type { Report } from '#worker/http/error-reporting.ts'
import { logFailure } from '#worker/http/log.ts'

/** Logs and reports an uncaught exception. The response has the message of an `HTTPException` only. */
export function answerProblem(report: Report) {
  return function answerProblem(error: Error, c: GatewayContext): Response {
    // The reader of the content server has logged the reason.
    if (error instanceof ContentUnavailable) return answerUnavailable()
    const now = Date.now()
    const ms = now - (c.get('started') ?? now)
    logFailure('request failed', error, { call: `${c.req.method} ${c.req.path}`, status: 500, ms })
    report(error)
    const message = error instanceof HTTPException ? error.message : 'Something went wrong'
    return answerError(500, 'INTERNAL_SERVER_ERROR', message)
  }
}
