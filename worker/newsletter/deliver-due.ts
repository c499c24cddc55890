import type { Report } from '#worker/runtime/error-reporting.ts'
import { logFailure } from '#worker/runtime/log.ts'
import type { Bindings, Settings } from '#worker/settings.ts'
import { drain } from './drain.ts'

/**
 * Delivers the sign-ups that are due: called by the cron and after each sign-up. A failure is
 * logged and reported; the next run tries again.
 */
export async function deliverDue({ DB }: Pick<Bindings, 'DB'>, settings: Settings, report: Report): Promise<void> {
  const started = Date.now()
  try {
    await drain(DB, settings)
  } catch (error) {
    logFailure('delivery failed', error, { ms: Date.now() - started })
    report(error)
  }
}
