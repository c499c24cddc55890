import type { KVNamespace } from '@cloudflare/workers-types'
import type { Context } from 'hono'
import { ContentTrace } from './content/content-trace.ts'
import type { Gateway, GatewayEnv } from './gateway-env.ts'
import { inTime } from './in-time.ts'
import { logFailure } from './log.ts'
import { readBacklog } from './newsletter/backlog.ts'

/** A content server that gave no good answer for this long is a failure. */
const maxContentAgeSeconds = 15 * 60
/** So is a sign-up that the content server did not take for this long. */
const maxWaitingSeconds = 60 * 60
const timeoutMs = 3000

/** What `probe` found; null, and a line in the log, when it failed. */
async function probed<T>(call: string, probe: () => Promise<T>): Promise<T | null> {
  const started = Date.now()
  try {
    const answer = await inTime(probe(), timeoutMs)
    if (!answer) throw new Error(`No answer within ${timeoutMs} ms`)
    return answer.result
  } catch (error) {
    logFailure('health check failed', error, { call, ms: Date.now() - started })
    return null
  }
}

async function lastGoodSecondsAgo(kv: KVNamespace): Promise<number | null> {
  const time = await kv.get('content:last-good')
  return time === null ? null : Math.max(0, Math.round((Date.now() - Number(time)) / 1000))
}

/**
 * `GET /healthz`: build, mode, seconds since the content server's last good answer (null without
 * one), sign-ups that wait or were refused. 503 when the database does not answer, or when the
 * content server gave nothing good for 15 minutes or left a sign-up waiting for an hour. Asking
 * reads a little content, so that a site without visitors does not look ill.
 */
export function health({ settings, content }: Gateway) {
  const remote = settings.CONTENT_API_URL !== undefined
  return async function health(c: Context<GatewayEnv>): Promise<Response> {
    if (remote)
      c.executionCtx.waitUntil(
        content(new ContentTrace())
          .config('en')
          .catch(() => undefined),
      )
    const [backlog, age] = await Promise.all([
      probed('D1', () => readBacklog(c.env.DB, Date.now())),
      remote ? probed('KV', () => lastGoodSecondsAgo(c.env.SITE_KV)) : null,
    ])
    const late = backlog !== null && (backlog.oldestWaitingSeconds ?? 0) > maxWaitingSeconds
    const well = backlog !== null && (!remote || (!late && age !== null && age <= maxContentAgeSeconds))
    return Response.json(
      {
        status: well ? 'ok' : 'failing',
        build: __BUILD_ID__,
        mode: remote ? 'remote' : 'embedded',
        content: { lastGoodSecondsAgo: age },
        newsletter: backlog ?? { waiting: null },
      },
      { status: well ? 200 : 503, headers: { 'cache-control': 'no-store' } },
    )
  }
}
