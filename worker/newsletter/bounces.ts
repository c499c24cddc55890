import type { D1Database, Message } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { NewsletterEmail } from '#features/newsletter/schema.ts'
import type { Settings } from '#worker/settings.ts'
import { leave } from './choices.ts'

/**
 * An event after which an address gets no mail again: a complaint, or a mail that can never arrive
 * (https://developers.cloudflare.com/email-service/platform/event-subscriptions/).
 */
const Final = v.union([
  v.object({
    type: v.literal('cf.email.sending.message.complained'),
    payload: v.object({ recipient: NewsletterEmail }),
  }),
  v.object({
    type: v.literal('cf.email.sending.message.bounced'),
    payload: v.object({ recipient: NewsletterEmail, bounce: v.object({ type: v.literal('hard') }) }),
  }),
])

/** Withdraws the addresses that events of the mail service name. Rejects when D1 fails. */
export async function withdrawBounced(
  messages: readonly Pick<Message, 'body'>[],
  db: D1Database,
  { NEWSLETTER_SECRET }: Settings,
  now: number,
): Promise<void> {
  if (!NEWSLETTER_SECRET) return
  for (const { body } of messages) {
    const event = v.safeParse(Final, body)
    if (!event.success) continue
    const find = 'SELECT id FROM newsletter_mails WHERE email = ?1 UNION SELECT id FROM newsletter WHERE email = ?1'
    const id = await db.prepare(find).bind(event.output.payload.recipient).first<string>('id')
    if (id) await leave(db, id, NEWSLETTER_SECRET, now, { blocks: true })
  }
}
