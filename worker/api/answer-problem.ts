import { HTTPException } from 'hono/http-exception'
import { answerUnavailable, ContentUnavailable } from '#worker/content/unavailable.ts'
import { answerError } from '#worker/http/envelope.ts'
import type { GatewayContext } from '#worker/http/request.ts'
import type { Report } from '#worker/http/error-reporting.ts'
import { logFailure } from '#worker/http/log.ts'

/** The last resort for an exception. Its message is logged, and shown if it is Hono's own kind. */
export function answerProblem(report: Report) {
  return function answerProblem(error: Error, c: GatewayContext): Response {
    // Why has been logged where it was asked for.
    if (error instanceof ContentUnavailable) return answerUnavailable()
    const now = Date.now()
    const ms = now - (c.get('started') ?? now)
    logFailure('request failed', error, { call: `${c.req.method} ${c.req.path}`, status: 500, ms })
    report(error)
    const message = error instanceof HTTPException ? error.message : 'Something went wrong'
    return answerError(500, 'INTERNAL_SERVER_ERROR', message)
  }
}
