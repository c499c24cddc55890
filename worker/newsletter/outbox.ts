import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import type { Subscription } from '#features/newsletter/schema.ts'
import { logFailure } from '#worker/http/log.ts'
import type { Settings } from '#worker/settings.ts'

const day = 24 * 60 * 60 * 1000
/** Time after which a delivered address counts as new: the content server may have lost it. */
const newAgainMs = day
/** So many refusals in a row are a fault of the content server, not of the addresses. */
export const faultyRun = 10
/** Sign-ups that the content server refused since it last accepted one. */
export const refusedInARow = `SELECT COUNT(*) FROM newsletter WHERE state = 'rejected' AND created_at >
  (SELECT IFNULL(MAX(created_at), 0) FROM newsletter WHERE state = 'delivered')`
/** Age (s) of the oldest waiting sign-up above which the cron logs the backlog. */
const lateSeconds = 15 * 60

/** Values of a row that becomes a new delivery. */
export const dueAgain = "state = 'waiting', attempts = 0, next_attempt_at = 0, leased_until = 0, reason = NULL"
/** What a repeated sign-up does to the row of its address: `?1` is a new idempotency key. */
export const signedUpAgain = `ON CONFLICT DO UPDATE SET kind = 'subscribe', key = ?1, locale = excluded.locale,
    created_at = excluded.created_at, confirmed_at = excluded.confirmed_at, withdrawn_at = NULL,
    source = excluded.source, ${dueAgain}
  WHERE kind = 'unsubscribe' OR state = 'rejected' OR (state = 'delivered' AND created_at < excluded.created_at - ${newAgainMs})`

/** A sign-up, and the path of the page with the form. */
export type SignUp = Subscription & { source?: string | undefined }

/**
 * Stores a sign-up that needs no confirmation; `now` in ms since 1970. A known address keeps its row.
 * One that was refused, has left, or was delivered more than a day ago becomes a new sign-up. Rejects
 * when D1 fails.
 */
export async function storeSubscription(db: D1Database, { email, locale, source }: SignUp, now: number): Promise<void> {
  const insert = `INSERT INTO newsletter (id, email, locale, created_at, source) VALUES (?1, ?2, ?3, ?4, ?5) ${signedUpAgain}`
  await db
    .prepare(insert)
    .bind(crypto.randomUUID(), email, locale, now, source ?? null)
    .run()
}

const Groups = v.array(
  v.object({
    state: v.string(),
    count: v.number(),
    oldest: v.number(),
    reason: v.nullable(v.string()),
    refusedInARow: v.number(),
  }),
)

/**
 * Counts of undelivered sign-ups, without data of visitors. Ages at `now` (ms since 1970) in s, or
 * null. `waitingReason` is the oldest one's, null before its first attempt. `refusedInARow`: those
 * that the content server refused since it last accepted one. Rejects when D1 fails.
 */
export async function readBacklog(db: D1Database, now: number) {
  // SQLite takes `reason` from the row that MIN() found.
  const { results } = await db
    .prepare(
      `SELECT state, COUNT(*) AS count, MIN(MAX(created_at, IFNULL(withdrawn_at, 0))) AS oldest, reason,
         (${refusedInARow}) AS refusedInARow
         FROM newsletter WHERE state IN ('waiting', 'rejected') GROUP BY state
       UNION ALL SELECT 'mail', COUNT(*), MIN(created_at), reason, 0
         FROM newsletter_mails WHERE state = 'waiting' GROUP BY state`,
    )
    .all()
  const groups = v.parse(Groups, results)
  const [waiting, rejected, mail] = ['waiting', 'rejected', 'mail'].map((state) =>
    groups.find((group) => group.state === state),
  )
  const age = (oldest?: number) => (oldest === undefined ? null : Math.max(0, Math.round((now - oldest) / 1000)))
  return {
    waiting: waiting?.count ?? 0,
    oldestWaitingSeconds: age(waiting?.oldest),
    waitingReason: waiting?.reason ?? null,
    rejected: rejected?.count ?? 0,
    oldestRejectedSeconds: age(rejected?.oldest),
    refusedInARow: rejected?.refusedInARow ?? 0,
    mails: mail?.count ?? 0,
    oldestMailSeconds: age(mail?.oldest),
    mailReason: mail?.reason ?? null,
  }
}

/**
 * Logs the backlog when a sign-up, withdrawal or mail has waited for more than 15 minutes, or a
 * sign-up was refused.
 */
export async function logBacklog(db: D1Database, settings: Settings, now: number): Promise<void> {
  if (!settings.CONTENT_API_URL && !settings.NEWSLETTER_FROM) return
  try {
    const { oldestWaitingSeconds, oldestMailSeconds, ...backlog } = await readBacklog(db, now)
    // Without a content server sign-ups wait for an export.
    const waits = settings.CONTENT_API_URL ? oldestWaitingSeconds : null
    if ([waits, oldestMailSeconds].some((seconds) => (seconds ?? 0) > lateSeconds) || backlog.rejected > 0)
      logFailure('newsletter backlog', undefined, { ...backlog, oldestWaitingSeconds, oldestMailSeconds })
  } catch (error) {
    logFailure('health check failed', error, { call: 'D1' })
  }
}
