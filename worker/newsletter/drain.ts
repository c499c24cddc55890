import type { D1Database } from '@cloudflare/workers-types'
import { lineTo } from '#worker/content/remote/line.ts'
import type { Settings } from '#worker/settings.ts'
import { deliver } from './deliver.ts'

const rowsARun = 240

/**
 * Delivers row after row until nothing is due, up to 240: the next run goes on. Stops while nobody
 * asks the content server, for then it is down, and at a row that an operator's fault keeps from
 * it, for the next would fare the same. One at a time, so that pages find room on the line beside
 * it.
 */
export async function drain(db: D1Database, settings: Settings): Promise<void> {
  if (!settings.CONTENT_API_URL) return
  const line = lineTo(settings.CONTENT_API_URL)
  for (let rows = 0; rows < rowsARun; rows += 1) {
    // First the place on the line, then the lease: no row loses its time to the queue.
    const outcome = await line.run(async () => {
      const state = await deliver(db, settings, Date.now())
      return { state, lineFailed: state === undefined ? undefined : state === 'waiting' }
    })
    if (!outcome?.state || outcome.state === 'blocked') return
  }
}
