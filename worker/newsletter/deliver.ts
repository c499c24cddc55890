import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import type { Settings } from '#worker/settings.ts'

const minute = 60_000
const firstRetryMs = minute
const lastRetryMs = 6 * 60 * minute
/** How long a worker has to deliver what it took; then another may. */
const leaseMs = minute
const timeoutMs = 3000
const rowsAtOnce = 20

/** Statuses that pass: the request may be sent again (spec §9). */
const passing = new Set([408, 409, 425, 429])

const Rows = v.array(v.object({ id: v.string(), email: v.string(), attempts: v.number() }))
type Row = v.InferOutput<typeof Rows>[number]

/** What became of a row that was handed over. */
type Verdict = { state: 'delivered' } | { state: 'rejected'; reason: string } | { state: 'waiting' }

/** Time until the next attempt: doubling from 1 min to 6 h, shifted by up to a fifth so that rows do not march in step. */
export function backoffMs(attempts: number, random: number): number {
  const base = Math.min(firstRetryMs * 2 ** attempts, lastRetryMs)
  return Math.round(base * (0.9 + 0.2 * random))
}

/**
 * Hands the rows that are due to the content server, when there is one. Rows are leased in one statement, so two workers
 * never hold the same row; one that dies leaves them to the next. Returns how many rows it tried.
 */
export async function deliver(db: D1Database, settings: Settings, now: number): Promise<number> {
  if (!settings.CONTENT_API_URL) return 0
  const { results } = await db
    .prepare(
      `UPDATE newsletter SET leased_until = ?1 WHERE id IN (
         SELECT id FROM newsletter WHERE state = 'waiting' AND next_attempt_at <= ?2 AND leased_until <= ?2
         ORDER BY next_attempt_at LIMIT ?3) RETURNING id, email, attempts`,
    )
    .bind(now + leaseMs, now, rowsAtOnce)
    .all()
  const rows = v.parse(Rows, results)
  await Promise.all(rows.map(async (row) => record(db, row, await handOver(row, settings), now)))
  return rows.length
}

async function handOver({ id, email }: Row, settings: Settings): Promise<Verdict> {
  const headers = new Headers({ 'content-type': 'application/json', 'idempotency-key': id })
  if (settings.CONTENT_API_TOKEN) headers.set('authorization', `Bearer ${settings.CONTENT_API_TOKEN}`)
  const answer = await fetch(`${settings.CONTENT_API_URL}/subscribe`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined)
  await answer?.body?.cancel()
  if (answer?.ok) return { state: 'delivered' }
  const refused = answer && answer.status >= 400 && answer.status < 500 && !passing.has(answer.status)
  return refused ? { state: 'rejected', reason: `The content server answered ${answer.status}` } : { state: 'waiting' }
}

async function record(db: D1Database, { id, attempts }: Row, verdict: Verdict, now: number): Promise<void> {
  const next = verdict.state === 'waiting' ? now + backoffMs(attempts, Math.random()) : 0
  const reason = verdict.state === 'rejected' ? verdict.reason : null
  await db
    .prepare(
      'UPDATE newsletter SET state = ?, reason = ?, attempts = ?, next_attempt_at = ?, leased_until = 0 WHERE id = ?',
    )
    .bind(verdict.state, reason, attempts + 1, next, id)
    .run()
}
