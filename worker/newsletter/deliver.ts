import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { DirectusError } from '#worker/cms/client.ts'
import { fetchText, transientStatuses } from '#worker/http/fetch-text.ts'
import { retryAfterMs } from '#worker/http/retry-after.ts'
import type { Report } from '#worker/http/error-reporting.ts'
import { logFailure } from '#worker/http/log.ts'
import { limiterFor, slowMs } from '#worker/http/request-limiter.ts'
import type { Settings } from '#worker/settings.ts'

const minute = 60_000
/** Less than a minute with jitter, so that the next run of the cron takes the row. */
const firstRetryMs = 45_000
/** Attempts before the wait begins to double. */
const steadyAttempts = 5
const maxBackoffMs = 6 * 60 * minute
const maxRetryAfterMs = 24 * 60 * minute
const leaseMs = minute
const maxTries = 3
const maxRowsPerRun = 240

/** Body of a successful answer: empty, or JSON without `errors`. A proxy or a wrong address sends HTML. */
const DirectusAnswer = v.union([v.literal(''), v.pipe(v.string(), v.parseJson())])
const isAccepted = (text: string | undefined) => v.is(DirectusAnswer, text) && !v.is(DirectusError, text)
/** Directus already has the address, so it counts as delivered. */
const NotUnique = v.pipe(
  DirectusError,
  v.object({ errors: v.tuple([v.object({ extensions: v.object({ code: v.literal('RECORD_NOT_UNIQUE') }) })]) }),
)

/**
 * `rejected`: the server refuses this address. `waiting`: the server seems to fail. `blocked`: it
 * accepts nothing until an operator acts.
 */
type DeliveryOutcome = 'delivered' | 'rejected' | 'waiting' | 'blocked'

/** The outcome of an answer to a sign-up. `text` is `undefined` if the body is too long. */
export function deliveryOutcome(status: number, text: string | undefined): DeliveryOutcome {
  if (status >= 200 && status < 300) return isAccepted(text) ? 'delivered' : 'blocked'
  if (status === 400 || status === 422) {
    if (v.is(NotUnique, text)) return 'delivered'
    return v.is(DirectusError, text) ? 'rejected' : 'blocked'
  }
  return status >= 500 || transientStatuses.has(status) ? 'waiting' : 'blocked'
}

const Rows = v.array(v.object({ id: v.string(), email: v.string(), attempts: v.number() }))
type Row = v.InferOutput<typeof Rows>[number]

/** Wait (ms) after `attempts` attempts (docs/product.md#subscribe-delivery). `random` is 0 to 1. */
export function backoffMs(attempts: number, random: number): number {
  const jitter = 1 + random / 5
  const doublings = Math.max(0, attempts - steadyAttempts + 1)
  return Math.round(Math.min(firstRetryMs * 2 ** doublings, maxBackoffMs / 1.2) * jitter)
}

/** For the cron, and after a sign-up. Failures are logged and reported; the next run continues. */
export async function deliverDue(db: D1Database, settings: Settings, report: Report): Promise<void> {
  const started = Date.now()
  await drain(db, settings).catch((error: unknown) => {
    logFailure('delivery failed', error, { ms: Date.now() - started })
    report(error)
  })
}

/** Delivers up to 240 due rows. Stops when the limiter refuses or the server blocks a row. */
export async function drain(db: D1Database, settings: Settings): Promise<void> {
  if (!settings.CONTENT_API_URL) return
  const limiter = limiterFor(settings.CONTENT_API_URL, 'deliveries')
  for (let rows = 0; rows < maxRowsPerRun; rows += 1) {
    // The lease starts inside the slot, so it does not expire in the queue.
    const outcome = await limiter.run(async () => {
      const state = await deliver(db, settings, Date.now())
      return { state, failed: state === undefined ? undefined : state === 'waiting' }
    })
    if (!outcome?.state || outcome.state === 'blocked') return
  }
}

/**
 * Delivers the first due row; `undefined` without one. One statement leases the row, so no two
 * workers hold it. Rejects when D1 fails; the row is then sent again after its lease.
 */
export async function deliver(db: D1Database, settings: Settings, now: number): Promise<DeliveryOutcome | undefined> {
  const leasedUntil = now + leaseMs
  const { results } = await db
    .prepare(
      `UPDATE newsletter SET leased_until = ?1 WHERE id IN (
         SELECT id FROM newsletter WHERE state = 'waiting' AND next_attempt_at <= ?2 AND leased_until <= ?2
         ORDER BY next_attempt_at LIMIT 1) RETURNING id, email, attempts`,
    )
    .bind(leasedUntil, now)
    .all()
  const [row] = v.parse(Rows, results)
  if (!row) return undefined
  const { id, attempts } = row
  const started = Date.now()
  const answer = await sendQuickly(row, settings)
  const outcome = answer ? deliveryOutcome(answer.status, answer.text) : 'waiting'
  const state = outcome === 'blocked' ? 'waiting' : outcome
  const result = answer ? `answered ${answer.status}` : 'did not answer'
  const reason = outcome === 'delivered' ? null : `The content server ${result}`
  if (reason) {
    // The log names the row's id, never the e-mail address.
    const failure = { call: 'POST /subscribe', id, status: answer?.status ?? 'no answer', outcome }
    logFailure('delivery failed', undefined, { ...failure, tries: attempts + 1, ms: Date.now() - started })
  }
  const askedMs = Math.min(retryAfterMs(answer?.headers.get('retry-after') ?? null, now), maxRetryAfterMs)
  const nextAttempt = state === 'waiting' ? now + Math.max(backoffMs(attempts, Math.random()), askedMs) : 0
  // Only the worker that still holds the lease may write.
  await db
    .prepare(
      `UPDATE newsletter SET state = ?, reason = ?, attempts = ?, next_attempt_at = ?, leased_until = 0
       WHERE id = ? AND leased_until = ?`,
    )
    .bind(state, reason, attempts + 1, nextAttempt, id, leasedUntil)
    .run()
  return outcome
}

/** Sends a row. Quick transient failures are repeated at once, slow ones are not. */
async function sendQuickly(row: Row, settings: Settings) {
  for (let tries = 1; ; tries += 1) {
    const started = Date.now()
    const answer = await sendSubscription(row, settings)
    const isTransient = !answer || (transientStatuses.has(answer.status) && !answer.headers.has('retry-after'))
    if (!isTransient || tries === maxTries || Date.now() - started > slowMs) return answer
  }
}

/** `POST {base}/subscribe`; `undefined` without a complete answer: the idempotency key allows a repeat. */
function sendSubscription({ id, email }: Row, { CONTENT_API_URL, CONTENT_API_TOKEN }: Settings) {
  const headers = new Headers({ 'content-type': 'application/json', 'idempotency-key': id })
  if (CONTENT_API_TOKEN) headers.set('authorization', `Bearer ${CONTENT_API_TOKEN}`)
  const sent = { method: 'POST', headers, body: JSON.stringify({ email }) }
  return fetchText(`${CONTENT_API_URL}/subscribe`, sent).catch(() => undefined)
}
