import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { logFailure } from '#worker/http/log.ts'
import type { Settings } from '#worker/settings.ts'

/** Age (s) of the oldest waiting sign-up from which on the cron names the backlog in the log. */
const lateSeconds = 15 * 60

const Groups = v.array(
  v.object({ state: v.string(), count: v.number(), oldest: v.number(), reason: v.nullable(v.string()) }),
)

/**
 * Sign-ups that the content server lacks, nothing of a visitor. Ages at `now` (ms since 1970) in s,
 * null for none; `waitingReason` is why the oldest one waits, null when it was not tried yet.
 * Rejects when D1 does not answer.
 */
export async function readBacklog(db: D1Database, now: number) {
  // SQLite takes `reason` from the row that MIN() found.
  const { results } = await db
    .prepare(
      `SELECT state, COUNT(*) AS count, MIN(created_at) AS oldest, reason FROM newsletter
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
  }
}

/** Logs the backlog when a sign-up waits for more than 15 minutes or was refused. */
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
