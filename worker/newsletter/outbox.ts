import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import type { Subscription } from '#features/newsletter/schema.ts'
import type { Report } from '#worker/http/error-reporting.ts'
import { logFailure } from '#worker/http/log.ts'
import type { Settings } from '#worker/settings.ts'

const day = 24 * 60 * 60 * 1000
/** Time after which a delivered address counts as new: the content server may have lost it. */
const newAgainMs = day
/** The privacy policy names this period. */
const keptMs = 30 * day
/** So many refusals in a row are a fault of the content server, not of the addresses. */
export const faultyRun = 10
/** Sign-ups that the content server refused since it last accepted one. */
const refusedInARow = `SELECT COUNT(*) FROM newsletter WHERE state = 'rejected' AND created_at >
  (SELECT IFNULL(MAX(created_at), 0) FROM newsletter WHERE state = 'delivered')`
/** Age (s) of the oldest waiting sign-up above which the cron logs the backlog. */
const lateSeconds = 15 * 60

/**
 * Stores a sign-up; `now` in ms since 1970. A known address keeps its row. A refused one, or one
 * delivered more than a day ago, becomes a new sign-up. Rejects when D1 fails.
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

/**
 * For the cron: deletes refused sign-ups after 30 days. While the content server refuses all of
 * them, they stay. Failures are logged and reported.
 */
export async function deleteRefused(db: D1Database, report: Report, now: number): Promise<void> {
  try {
    const refused = `DELETE FROM newsletter WHERE state = 'rejected' AND created_at < ? AND (${refusedInARow}) < ?`
    await db
      .prepare(refused)
      .bind(now - keptMs, faultyRun)
      .run()
  } catch (error) {
    logFailure('deletion of refused sign-ups failed', error)
    report(error)
  }
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
      `SELECT state, COUNT(*) AS count, MIN(created_at) AS oldest, reason, (${refusedInARow}) AS refusedInARow FROM newsletter
       WHERE state IN ('waiting', 'rejected') GROUP BY state`,
    )
    .all()
  const groups = v.parse(Groups, results)
  const [waiting, rejected] = ['waiting', 'rejected'].map((state) => groups.find((group) => group.state === state))
  const age = (oldest?: number) => (oldest === undefined ? null : Math.max(0, Math.round((now - oldest) / 1000)))
  return {
    waiting: waiting?.count ?? 0,
    oldestWaitingSeconds: age(waiting?.oldest),
    waitingReason: waiting?.reason ?? null,
    rejected: rejected?.count ?? 0,
    oldestRejectedSeconds: age(rejected?.oldest),
    refusedInARow: rejected?.refusedInARow ?? 0,
  }
}

/** Logs the backlog when a sign-up has waited for more than 15 minutes or was refused. */
export async function logBacklog(db: D1Database, settings: Settings, now: number): Promise<void> {
  if (!settings.CONTENT_API_URL) return
  try {
    const backlog = await readBacklog(db, now)
    if ((backlog.oldestWaitingSeconds ?? 0) > lateSeconds || backlog.rejected > 0)
      logFailure('newsletter backlog', undefined, backlog)
  } catch (error) {
    logFailure('health check failed', error, { call: 'D1' })
  }
}
