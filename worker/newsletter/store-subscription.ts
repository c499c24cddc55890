import type { D1Database } from '@cloudflare/workers-types'
import type { Subscription } from '#features/newsletter/schema.ts'

/** Time after which a delivered address counts as new: the content server may have lost it. */
const newAgainMs = 24 * 60 * 60 * 1000

/**
 * Stores a sign-up; `now` in ms since 1970. An address that is there keeps its row; a refused one,
 * or one delivered more than a day ago, becomes a new sign-up. Rejects when D1 fails.
 */
export async function storeSubscription(db: D1Database, { email, locale }: Subscription, now: number): Promise<void> {
  await db
    .prepare(
      `INSERT INTO newsletter (id, email, locale, created_at) VALUES (?, ?, ?, ?)
       ON CONFLICT (email) DO UPDATE SET id = excluded.id, locale = excluded.locale, created_at = excluded.created_at,
         state = 'waiting', attempts = 0, next_attempt_at = 0, leased_until = 0, reason = NULL
       WHERE state = 'rejected' OR (state = 'delivered' AND created_at < excluded.created_at - ?)`,
    )
    .bind(crypto.randomUUID(), email, locale, now, newAgainMs)
    .run()
}
