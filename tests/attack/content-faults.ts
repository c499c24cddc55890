import { faults } from '#tests/support/content-server/faults.ts'
import { checkPages, warmPages } from './remote-pages.ts'
import { Tally, Worst, type Result, type Target } from './scenario.ts'

/**
 * Each fault of the content server meets a worker that was just started and has nothing but KV:
 * every page is there.
 */
export async function contentFaults(target: Target): Promise<Result> {
  const tally = new Tally('content server faults on a cold worker')
  const worst = new Worst()
  const paths = await warmPages(target)
  for (const fault of faults) {
    target.contentServer.setFault(fault)
    await target.site.crash()
    await checkPages(target, { paths, during: fault, tally, worst })
  }
  target.contentServer.setFault(undefined)
  return tally.result(worst.text('ms'))
}
