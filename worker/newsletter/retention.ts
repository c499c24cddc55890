import type { D1Database } from '@cloudflare/workers-types'
import type { Report } from '#worker/http/error-reporting.ts'
import { logFailure } from '#worker/http/log.ts'
import { faultyRun, refusedInARow } from './outbox.ts'

const day = 24 * 60 * 60 * 1000
/** The privacy policy names these periods. */
export const unconfirmedMs = 7 * day
const keptMs = 30 * day

/**
 * Statements that delete, at `now` (ms since 1970), what is older than the privacy policy says:
 * unconfirmed addresses and mails after 7 days; after 30 days withdrawals that the content server has
 * taken, and refused sign-ups, unless the content server refuses all of them.
 */
export function forgetStatements(now: number, hasContentServer: boolean): string[] {
  const old = now - keptMs
  return [
    `DELETE FROM newsletter_mails WHERE created_at < ${now - unconfirmedMs}`,
    `DELETE FROM newsletter WHERE kind = 'unsubscribe' AND withdrawn_at < ${old}
       ${hasContentServer ? "AND state <> 'waiting'" : ''}`,
    `DELETE FROM newsletter WHERE kind = 'subscribe' AND state = 'rejected' AND created_at < ${old}
       AND (${refusedInARow}) < ${faultyRun}`,
  ]
}

/** For the cron. Failures are logged and reported. */
export async function forgetOld(db: D1Database, hasContentServer: boolean, report: Report, now: number): Promise<void> {
  try {
    await db.batch(forgetStatements(now, hasContentServer).map((sql) => db.prepare(sql)))
  } catch (error) {
    logFailure('deletion of old sign-ups failed', error)
    report(error)
  }
}
