import type { D1Database } from '@cloudflare/workers-types'
import { limiterFor } from '#worker/runtime/request-limiter.ts'
import type { Settings } from '#worker/settings.ts'
import { deliver } from './deliver.ts'

const rowsARun = 240

/**
 * Delivers row after row until nothing is due, up to 240: the next run goes on. Stops when the
 * limiter does not ask the content server, and at a row that an operator's fault keeps from it:
 * the next would fare the same. Deliveries have a slot of their own, beside the reads.
 */
export async function drain(db: D1Database, settings: Settings): Promise<void> {
  if (!settings.CONTENT_API_URL) return
  const limiter = limiterFor(settings.CONTENT_API_URL, 'deliveries')
  for (let rows = 0; rows < rowsARun; rows += 1) {
    // First the slot, then the lease: no row loses its time to the queue.
    const outcome = await limiter.run(async () => {
      const state = await deliver(db, settings, Date.now())
      return { state, failed: state === undefined ? undefined : state === 'waiting' }
    })
    if (!outcome?.state || outcome.state === 'blocked') return
  }
}
