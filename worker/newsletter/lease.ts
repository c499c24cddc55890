import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { localeCodes } from '#i18n/locales.ts'

const minute = 60_000
/** Less than a minute with jitter, so that the next run of the cron takes the row. */
const firstRetryMs = 45_000
/** Attempts before the wait begins to double. */
const steadyAttempts = 5
const maxBackoffMs = 6 * 60 * minute
const leaseMs = minute

/**
 * `rejected`: the receiver refuses this address. `waiting`: the receiver seems to fail. `blocked`: it
 * accepts nothing until an operator acts.
 */
export type DeliveryOutcome = 'delivered' | 'rejected' | 'waiting' | 'blocked'

/** The kinds of deliveries, by table: calls of the content server, and mails. */
export const outboxes = { newsletter: ['subscribe', 'unsubscribe'], newsletter_mails: ['confirm', 'goodbye'] } as const
type Outbox = keyof typeof outboxes
export type Kind<Of extends Outbox> = (typeof outboxes)[Of][number]

/** The idempotency key in each table. */
const keys = { newsletter: 'IFNULL(key, id)', newsletter_mails: 'id' } as const

const Row = v.object({
  id: v.string(),
  key: v.string(),
  email: v.string(),
  locale: v.picklist(localeCodes),
  created_at: v.number(),
  attempts: v.number(),
})
export type OutboxRow = v.InferOutput<typeof Row>

/** The end of an attempt. `waitMs`: the least wait before the next one. */
interface Attempt {
  outcome: DeliveryOutcome
  /** A sentence for the operator. */
  reason?: string
  waitMs?: number
}

/** Wait (ms) after `attempts` attempts (docs/product.md#subscribe-delivery). `random` is 0 to 1. */
export function backoffMs(attempts: number, random: number): number {
  const jitter = 1 + random / 5
  const doublings = Math.max(0, attempts - steadyAttempts + 1)
  return Math.round(Math.min(firstRetryMs * 2 ** doublings, maxBackoffMs / 1.2) * jitter)
}

/**
 * Sends the first due row of a kind; `undefined` without one. One statement leases the row, so no two
 * workers hold it. Rejects when D1 or `send` fails; the row is then sent again after its lease.
 */
export async function deliverNext<Of extends Outbox>(
  db: D1Database,
  outbox: Of,
  kind: Kind<Of>,
  now: number,
  send: (row: OutboxRow) => Promise<Attempt>,
): Promise<DeliveryOutcome | undefined> {
  const leasedUntil = now + leaseMs
  const { results } = await db
    .prepare(
      `UPDATE ${outbox} SET leased_until = ?1 WHERE id IN (
         SELECT id FROM ${outbox} WHERE state = 'waiting' AND kind = ?3 AND next_attempt_at <= ?2 AND leased_until <= ?2
         ORDER BY next_attempt_at LIMIT 1)
       RETURNING id, ${keys[outbox]} AS key, email, locale, created_at, attempts`,
    )
    .bind(leasedUntil, now, kind)
    .all()
  const [row] = v.parse(v.array(Row), results)
  if (!row) return undefined
  const { outcome, reason, waitMs = 0 } = await send(row)
  const state = outcome === 'blocked' ? 'waiting' : outcome
  const nextAttempt = state === 'waiting' ? now + Math.max(backoffMs(row.attempts, Math.random()), waitMs) : 0
  // Only the worker that still holds the lease may write.
  await db
    .prepare(
      `UPDATE ${outbox} SET state = ?, reason = ?, attempts = ?, next_attempt_at = ?, leased_until = 0
       WHERE id = ? AND leased_until = ?`,
    )
    .bind(state, reason ?? null, row.attempts + 1, nextAttempt, row.id, leasedUntil)
    .run()
  return outcome
}
