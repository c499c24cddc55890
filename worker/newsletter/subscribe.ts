import type { D1Database } from '@cloudflare/workers-types'
import type { Subscription } from '#features/newsletter/schema.ts'

/**
 * Stores a sign-up. An address that is there already keeps its row, so sending twice changes nothing;
 * the answer does not tell which it was. Throws when D1 does not take the row.
 */
export async function storeSubscription(db: D1Database, { email, locale }: Subscription, now: number): Promise<void> {
  await db
    .prepare(
      'INSERT INTO newsletter (id, email, locale, created_at) VALUES (?, ?, ?, ?) ON CONFLICT (email) DO NOTHING',
    )
    .bind(crypto.randomUUID(), email, locale, now)
    .run()
}
