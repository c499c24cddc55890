import type { Gateway } from './gateway.ts'
import { withTimeout } from '#worker/http/with-timeout.ts'
import { logFailure } from '#worker/http/log.ts'
import { answerError } from '#worker/http/envelope.ts'
import { hasSecret } from '#worker/cms/signature.ts'
import { readBacklog } from './newsletter/outbox.ts'
import type { GatewayContext } from '#worker/http/request.ts'

/** Age of a waiting sign-up after which the check fails. */
const maxWaitingSeconds = 60 * 60
const timeoutMs = 3000

/** The result of `probe`; null, and a log line, when it failed. */
async function probed<T>(call: string, probe: () => Promise<T>): Promise<T | null> {
  const started = Date.now()
  try {
    const answer = await withTimeout(probe(), timeoutMs)
    if (!answer) throw new Error(`No answer within ${timeoutMs} ms`)
    return answer.result
  } catch (error) {
    logFailure('health check failed', error, { call, ms: Date.now() - started })
    return null
  }
}

/**
 * `GET /healthz` (docs/product.md#health). It asks each call of the content server itself, as
 * visitors may be few. `?verbose` with the purge secret lists the records that do not fit.
 */
export function health({ settings, contentServer }: Gateway) {
  return async function health(c: GatewayContext): Promise<Response> {
    const isVerbose = c.req.query('verbose') !== undefined
    if (isVerbose && !(await hasSecret(c, settings)))
      return answerError(401, 'INVALID_CREDENTIALS', 'Send "Authorization: Bearer …" with PURGE_SECRET over https')
    const [backlog, failing, invalidRecords] = await Promise.all([
      probed('D1', () => readBacklog(c.env.DB, Date.now())),
      contentServer ? contentServer.failing() : null,
      isVerbose ? contentServer?.check() : undefined,
    ])
    const late = backlog !== null && (backlog.oldestWaitingSeconds ?? 0) > maxWaitingSeconds
    const well = backlog !== null && (!failing || (failing.length === 0 && !late))
    return Response.json(
      {
        status: well ? 'ok' : 'failing',
        build: __BUILD_ID__,
        mode: contentServer ? 'remote' : 'embedded',
        content: {
          failing: failing?.map(({ since, ...call }) => ({ ...call, since: new Date(since).toISOString() })) ?? null,
          invalidRecords,
        },
        newsletter: backlog ?? { waiting: null },
      },
      { status: well ? 200 : 503, headers: { 'cache-control': 'no-store' } },
    )
  }
}
