import type { D1Database } from '@cloudflare/workers-types'
import type { Report } from '#worker/runtime/error-reporting.ts'
import { logFailure } from '#worker/runtime/log.ts'
import { limiterFor } from '#worker/runtime/request-limiter.ts'
import type { Settings } from '#worker/settings.ts'
import { deliver } from './deliver.ts'

const rowsARun = 240

/** For the cron, and after a sign-up. A failure is logged and reported; the next run goes on. */
export async function deliverDue(db: D1Database, settings: Settings, report: Report): Promise<void> {
  const started = Date.now()
  await drain(db, settings).catch((error: unknown) => {
    logFailure('delivery failed', error, { ms: Date.now() - started })
    report(error)
  })
}

/**
 * Delivers row after row until nothing is due, up to 240. Stops when the limiter refuses, and at a
 * `blocked` row: the next one would be blocked, too.
 */
export async function drain(db: D1Database, settings: Settings): Promise<void> {
  if (!settings.CONTENT_API_URL) return
  const limiter = limiterFor(settings.CONTENT_API_URL, 'deliveries')
  for (let rows = 0; rows < rowsARun; rows += 1) {
    // Slot first, then lease: the lease does not run while waiting for a slot.
    const outcome = await limiter.run(async () => {
      const state = await deliver(db, settings, Date.now())
      return { state, failed: state === undefined ? undefined : state === 'waiting' }
    })
    if (!outcome?.state || outcome.state === 'blocked') return
  }
}
