import type { D1Database } from '@cloudflare/workers-types'
import type { Report } from '#worker/http/error-reporting.ts'
import { logFailure } from '#worker/http/log.ts'

/** The privacy policy names this period. */
const keptMs = 30 * 24 * 60 * 60 * 1000

/**
 * For the cron: deletes what the content server refused, 30 days after the sign-up; `now` in ms
 * since 1970. A failure is logged and reported; the next run deletes them.
 */
export async function deleteRefused(db: D1Database, report: Report, now: number): Promise<void> {
  try {
    const refused = db.prepare("DELETE FROM newsletter WHERE state = 'rejected' AND created_at < ?")
    await refused.bind(now - keptMs).run()
  } catch (error) {
    logFailure('deletion of refused sign-ups failed', error)
    report(error)
  }
}
