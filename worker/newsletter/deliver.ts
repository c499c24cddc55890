import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { DirectusError } from '#worker/cms/client.ts'
import { fetchText, transientStatuses } from '#worker/http/fetch-text.ts'
import { retryAfterMs } from '#worker/http/retry-after.ts'
import type { Report } from '#worker/http/error-reporting.ts'
import { logFailure } from '#worker/http/log.ts'
import { limiterFor, slowMs, type RequestLimiter } from '#worker/http/request-limiter.ts'
import type { Settings } from '#worker/settings.ts'
import { deliverNext, outboxes, type DeliveryOutcome, type Kind, type OutboxRow } from './lease.ts'

const maxRetryAfterMs = 24 * 60 * 60_000
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

/** The outcome of an answer to a delivery. `text` is `undefined` if the body is too long. */
export function deliveryOutcome(status: number, text: string | undefined): DeliveryOutcome {
  if (status >= 200 && status < 300) return isAccepted(text) ? 'delivered' : 'blocked'
  if (status === 400 || status === 422) {
    if (v.is(NotUnique, text)) return 'delivered'
    return v.is(DirectusError, text) ? 'rejected' : 'blocked'
  }
  return status >= 500 || transientStatuses.has(status) ? 'waiting' : 'blocked'
}

/** For the cron, and after a visitor's choice. Failures are logged and reported; the next run continues. */
export async function deliverDue(db: D1Database, settings: Settings, report: Report): Promise<void> {
  const started = Date.now()
  await drain(db, settings).catch((error: unknown) => {
    logFailure('delivery failed', error, { ms: Date.now() - started })
    report(error)
  })
}

/** Delivers due sign-ups, then withdrawals, each until the limiter refuses or the server blocks one. */
export async function drain(db: D1Database, settings: Settings): Promise<void> {
  if (!settings.CONTENT_API_URL) return
  const limiter = limiterFor(settings.CONTENT_API_URL, 'deliveries')
  for (const kind of outboxes.newsletter) await drainWith(limiter, () => deliver(db, settings, Date.now(), kind))
}

/**
 * Runs up to 240 deliveries in slots of a limiter. The lease starts inside the slot, so it does not
 * expire in the queue.
 */
export async function drainWith(
  limiter: RequestLimiter,
  next: () => Promise<DeliveryOutcome | undefined>,
): Promise<void> {
  for (let rows = 0; rows < maxRowsPerRun; rows += 1) {
    const done = await limiter.run(async () => {
      const outcome = await next()
      return { outcome, failed: outcome === undefined ? undefined : outcome === 'waiting' }
    })
    if (!done?.outcome || done.outcome === 'blocked') return
  }
}

/**
 * Hands the first due sign-up or withdrawal over to the content server; `undefined` without one.
 * Rejects when D1 fails.
 */
export function deliver(
  db: D1Database,
  settings: Settings,
  now: number,
  kind: Kind<'newsletter'> = 'subscribe',
): Promise<DeliveryOutcome | undefined> {
  return deliverNext(db, 'newsletter', kind, now, async (row) => {
    const started = Date.now()
    const answer = await sendQuickly(row, kind, settings)
    const outcome = answer ? deliveryOutcome(answer.status, answer.text) : 'waiting'
    if (outcome === 'delivered') return { outcome }
    // The log names the row's id, never the e-mail address.
    const failure = { call: `POST /${kind}`, id: row.id, status: answer?.status ?? 'no answer', outcome }
    logFailure('delivery failed', undefined, { ...failure, tries: row.attempts + 1, ms: Date.now() - started })
    const result = answer ? `answered ${answer.status}` : 'did not answer'
    const reason = `The content server ${result}${kind === 'subscribe' ? '' : ' to /unsubscribe'}`
    const askedMs = retryAfterMs(answer?.headers.get('retry-after') ?? null, now)
    return { outcome, reason, waitMs: Math.min(askedMs, maxRetryAfterMs) }
  })
}

/** Sends a row. Quick transient failures are repeated at once, slow ones are not. */
async function sendQuickly(row: OutboxRow, kind: string, settings: Settings) {
  for (let tries = 1; ; tries += 1) {
    const started = Date.now()
    const answer = await send(row, kind, settings)
    const isTransient = !answer || (transientStatuses.has(answer.status) && !answer.headers.has('retry-after'))
    if (!isTransient || tries === maxTries || Date.now() - started > slowMs) return answer
  }
}

/** `POST {base}/{kind}`; `undefined` without a complete answer: the idempotency key allows a repeat. */
function send({ key, email }: OutboxRow, kind: string, { CONTENT_API_URL, CONTENT_API_TOKEN }: Settings) {
  const headers = new Headers({ 'content-type': 'application/json', 'idempotency-key': key })
  if (CONTENT_API_TOKEN) headers.set('authorization', `Bearer ${CONTENT_API_TOKEN}`)
  const sent = { method: 'POST', headers, body: JSON.stringify({ email }) }
  return fetchText(`${CONTENT_API_URL}/${kind}`, sent).catch(() => undefined)
}
