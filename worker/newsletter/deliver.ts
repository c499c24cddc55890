import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { fetchText, transientStatuses } from '#worker/http/fetch-text.ts'
import { retryAfterMs } from '#worker/http/retry-after.ts'
import type { Report } from '#worker/http/error-reporting.ts'
import { logFailure } from '#worker/http/log.ts'
import { limiterFor, slowMs } from '#worker/http/request-limiter.ts'
import type { Settings } from '#worker/settings.ts'
import { deliveryOutcome, type DeliveryOutcome } from './delivery-outcome.ts'

const minute = 60_000
/** Less than a minute with its jitter, so that the next run of the cron takes the row. */
const firstRetryMs = 45_000
/** Attempts after which the time until the next one begins to double. */
const steadyAttempts = 5
const lastRetryMs = 6 * 60 * minute
const longestWaitMs = 24 * 60 * minute
/** How long a worker has to deliver a row; then another worker may. */
const leaseMs = minute
const maxTries = 3
const rowsARun = 240

const Rows = v.array(v.object({ id: v.string(), email: v.string(), attempts: v.number() }))
type Row = v.InferOutput<typeof Rows>[number]

/**
 * Time (ms) until the next attempt: five times the next run of the cron, then doubling up to 6 h,
 * with up to a fifth of jitter. `attempts` were made before; `random` is 0 to 1.
 */
export function backoffMs(attempts: number, random: number): number {
  const jitter = 1 + random / 5
  const doublings = Math.max(0, attempts - steadyAttempts + 1)
  return Math.round(Math.min(firstRetryMs * 2 ** doublings, lastRetryMs / 1.2) * jitter)
}

/** For the cron, and after a sign-up. A failure is logged and reported; the next run goes on. */
export async function deliverDue(db: D1Database, settings: Settings, report: Report): Promise<void> {
  const started = Date.now()
  await drain(db, settings).catch((error: unknown) => {
    logFailure('delivery failed', error, { ms: Date.now() - started })
    report(error)
  })
}

/**
 * Delivers row after row until nothing is due, up to 240. Stops when the limiter refuses, and at a
 * `blocked` row: the next one would be blocked, too.
 */
export async function drain(db: D1Database, settings: Settings): Promise<void> {
  if (!settings.CONTENT_API_URL) return
  const limiter = limiterFor(settings.CONTENT_API_URL, 'deliveries')
  for (let rows = 0; rows < rowsARun; rows += 1) {
    // Slot first, then lease: the lease does not run while waiting for a slot.
    const outcome = await limiter.run(async () => {
      const state = await deliver(db, settings, Date.now())
      return { state, failed: state === undefined ? undefined : state === 'waiting' }
    })
    if (!outcome?.state || outcome.state === 'blocked') return
  }
}

/**
 * Delivers the row that is due first; `undefined` without one. One statement leases the row, so no
 * two workers hold it. Rejects when D1 fails; a row whose outcome could not be written is sent
 * again after its lease.
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
  const said = answer ? `answered ${answer.status}` : 'did not answer'
  const reason = outcome === 'delivered' ? null : `The content server ${said}`
  if (reason) {
    // The row is named by its id: no e-mail address is logged.
    const failure = { call: 'POST /subscribe', id, status: answer?.status ?? 'no answer', outcome }
    logFailure('delivery failed', undefined, { ...failure, tries: attempts + 1, ms: Date.now() - started })
  }
  const askedMs = Math.min(retryAfterMs(answer?.headers.get('retry-after') ?? null, now), longestWaitMs)
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

/** Sends a row, after a quick transient fault again at once: a slow server needs time instead. */
async function sendQuickly(row: Row, settings: Settings) {
  for (let tries = 1; ; tries += 1) {
    const started = Date.now()
    const answer = await sendSubscription(row, settings)
    const mayHelp = !answer || (transientStatuses.has(answer.status) && !answer.headers.has('retry-after'))
    if (!mayHelp || tries === maxTries || Date.now() - started > slowMs) return answer
  }
}

/**
 * `POST {base}/subscribe`; `undefined` when no complete answer comes: sending again with the same
 * idempotency key is harmless, but counting a lost sign-up as delivered would lose the address.
 */
function sendSubscription({ id, email }: Row, { CONTENT_API_URL, CONTENT_API_TOKEN }: Settings) {
  const headers = new Headers({ 'content-type': 'application/json', 'idempotency-key': id })
  if (CONTENT_API_TOKEN) headers.set('authorization', `Bearer ${CONTENT_API_TOKEN}`)
  const sent = { method: 'POST', headers, body: JSON.stringify({ email }) }
  return fetchText(`${CONTENT_API_URL}/subscribe`, sent).catch(() => undefined)
}
