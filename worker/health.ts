import type { D1Database } from '@cloudflare/workers-types'
import type { Gateway } from './gateway.ts'
import { cronSecondsAgo, stoppedCronSeconds } from './cron-run.ts'
import { withTimeout } from '#worker/http/with-timeout.ts'
import { logFailure } from '#worker/http/log.ts'
import { answerError } from '#worker/http/envelope.ts'
import { hasSecret } from '#worker/cms/signature.ts'
import { confirmationSecret } from './newsletter/mails.ts'
import { faultyRun, readBacklog } from './newsletter/outbox.ts'
import type { GatewayContext } from '#worker/http/request.ts'

/** Age of a waiting sign-up above which the check fails. */
const maxWaitingSeconds = 60 * 60
const timeoutMs = 3000
/** Time for which an isolate repeats the backlog: counting many rows slows sign-ups. */
const backlogMs = 10_000

/** The backlog; null, and a log line, if D1 fails. */
async function probeBacklog(db: D1Database) {
  const started = Date.now()
  try {
    const answer = await withTimeout(readBacklog(db, started), timeoutMs)
    if (!answer) throw new Error(`No answer within ${timeoutMs} ms`)
    return answer.result
  } catch (error) {
    logFailure('health check failed', error, { call: 'D1', ms: Date.now() - started })
    return null
  }
}

/**
 * `GET /healthz` (docs/product.md#health). Makes each call of the content server itself: a quiet
 * site has no recent reads. `?verbose` with the purge secret lists invalid records.
 */
export function health({ settings, contentServer }: Gateway) {
  let last: { at: number; backlog: Awaited<ReturnType<typeof probeBacklog>> } | undefined
  async function recentBacklog(db: D1Database) {
    if (!last || Date.now() - last.at >= backlogMs) last = { backlog: await probeBacklog(db), at: Date.now() }
    return last.backlog
  }
  return async function health(c: GatewayContext): Promise<Response> {
    const isVerbose = c.req.query('verbose') !== undefined
    if (isVerbose && !(await hasSecret(c, settings)))
      return answerError(401, 'INVALID_CREDENTIALS', 'Send "Authorization: Bearer …" with PURGE_SECRET over https')
    const [backlog, failing, invalidRecords, cron] = await Promise.all([
      recentBacklog(c.env.DB),
      contentServer ? contentServer.failing() : null,
      isVerbose ? contentServer?.check() : undefined,
      cronSecondsAgo(c.env.SITE_KV, Date.now()),
    ])
    const { refusedInARow = 0, oldestWaitingSeconds, oldestMailSeconds } = backlog ?? {}
    const isLate = (seconds: number | null = 0) => (seconds ?? 0) > maxWaitingSeconds
    const isStuck = refusedInARow >= faultyRun || isLate(oldestWaitingSeconds)
    const isServed = !failing || (failing.length === 0 && !isStuck)
    const hasStopped = cron !== null && cron > stoppedCronSeconds
    const isHealthy = backlog !== null && isServed && !hasStopped && !isLate(oldestMailSeconds)
    return Response.json(
      {
        status: isHealthy ? 'ok' : 'failing',
        build: __BUILD_ID__,
        mode: contentServer ? 'remote' : 'embedded',
        content: {
          failing: failing?.map(({ since, ...call }) => ({ ...call, since: new Date(since).toISOString() })) ?? null,
          invalidRecords,
        },
        cronSecondsAgo: cron,
        newsletter: {
          confirmation: confirmationSecret(c.env, settings) ? 'mail' : 'none',
          ...(backlog ?? { waiting: null }),
        },
      },
      { status: isHealthy ? 200 : 503, headers: { 'cache-control': 'no-store' } },
    )
  }
}
