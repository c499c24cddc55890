import type { Fault } from '#tests/support/content-server/faults.ts'
import { purge } from './purge.ts'
import { checkPages, warmPages } from './remote-pages.ts'
import { Tally, Worst, type Result, type Target } from './scenario.ts'

interface Slip {
  fault: Fault
  /** The one call that is wrong; all are without it. */
  call?: string
  purge: object
}

/** What an editor's slip and a purge of it meet on a worker at work. */
const slips: Slip[] = [
  { fault: 'bad-fields', call: '/config', purge: { tags: ['config'] } },
  { fault: 'wrong-shape', call: '/config', purge: { tags: ['config'] } },
  { fault: 'error', purge: { tags: ['blog'] } },
]
/** What a content server that lost its data says, to a worker that was just started. */
const losses: Fault[] = ['empty', 'null', 'missing', 'foreign-404']

/** Purges while the content server says something wrong: no page goes. */
export async function purges(target: Target): Promise<Result> {
  const { site, contentServer } = target
  const tally = new Tally('purges while the content server is wrong')
  const worst = new Worst()
  async function purgeAndCheck({ fault, call, purge: what }: Slip, paths: string[]) {
    contentServer.setFault(fault, call === undefined ? {} : { call })
    const { status, text } = await purge(site.url, what)
    tally.note(status === 200 ? undefined : `the purge answers ${status} ${text}`)
    await checkPages(target, { paths, during: `${fault} and a purge`, tally, worst })
  }
  for (const slip of slips) await purgeAndCheck(slip, await warmPages(target))
  const paths = await warmPages(target)
  for (const fault of losses) {
    contentServer.setFault(fault)
    await site.crash()
    await purgeAndCheck({ fault, purge: { everything: true } }, paths)
  }
  contentServer.setFault(undefined)
  return tally.result(worst.text('ms'))
}
