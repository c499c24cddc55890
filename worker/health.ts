import type { KVNamespace } from '@cloudflare/workers-types'
import type { Gateway } from './gateway.ts'
import { withTimeout } from '#worker/runtime/with-timeout.ts'
import { logFailure } from '#worker/runtime/log.ts'
import { answerError } from '#worker/http/envelope.ts'
import { hasSecret } from '#worker/purge/signature.ts'
import { readBacklog } from './newsletter/backlog.ts'
import type { GatewayContext } from '#worker/http/request.ts'

/** Age of the last good answer of the content server after which the check fails. */
const maxContentAgeSeconds = 15 * 60
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

async function lastGoodSecondsAgo(kv: KVNamespace): Promise<number | null> {
  const time = await kv.get('content:last-good')
  return time === null ? null : Math.max(0, Math.round((Date.now() - Number(time)) / 1000))
}

/**
 * `GET /healthz` (docs/product.md#health). It asks each call of the content server itself, as
 * visitors may be few. `?verbose` lists the records that do not fit, for who has the purge secret.
 */
export function health({ settings, contentServer }: Gateway) {
  return async function health(c: GatewayContext): Promise<Response> {
    const isVerbose = c.req.query('verbose') !== undefined
    if (isVerbose && !(await hasSecret(c, settings)))
      return answerError(401, 'INVALID_CREDENTIALS', 'Send "Authorization: Bearer …" with PURGE_SECRET over https')
    const [backlog, age, failing, misfits] = await Promise.all([
      probed('D1', () => readBacklog(c.env.DB, Date.now())),
      contentServer ? probed('KV', () => lastGoodSecondsAgo(c.env.SITE_KV)) : null,
      contentServer ? contentServer.failing() : null,
      isVerbose ? contentServer?.check() : undefined,
    ])
    const late = backlog !== null && (backlog.oldestWaitingSeconds ?? 0) > maxWaitingSeconds
    const current = age !== null && age <= maxContentAgeSeconds
    const well = backlog !== null && (!failing || (failing.length === 0 && !late && current))
    return Response.json(
      {
        status: well ? 'ok' : 'failing',
        build: __BUILD_ID__,
        mode: contentServer ? 'remote' : 'embedded',
        content: {
          failing: failing?.map(({ since, ...call }) => ({ ...call, since: new Date(since).toISOString() })) ?? null,
          lastGoodSecondsAgo: age,
          misfits,
        },
        newsletter: backlog ?? { waiting: null },
      },
      { status: well ? 200 : 503, headers: { 'cache-control': 'no-store' } },
    )
  }
}
