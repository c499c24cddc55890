import type { Report } from '#worker/error-reporting.ts'
import { logFailure } from '#worker/log.ts'
import type { Bindings, Settings } from '#worker/settings.ts'
import { deliver } from './deliver.ts'

/** Hands over the sign-ups that are due, from the cron and after each sign-up. A failure is logged and reported; the next run tries again. */
export async function deliverDue({ DB }: Pick<Bindings, 'DB'>, settings: Settings, report: Report): Promise<void> {
  const started = Date.now()
  try {
    await deliver(DB, settings, started)
  } catch (error) {
    logFailure('delivery failed', error, { ms: Date.now() - started })
    report(error)
  }
}
