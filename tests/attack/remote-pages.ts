import { setTimeout } from 'node:timers/promises'
import { ask, inParallel } from './client.ts'
import type { Tally, Target, Worst } from './scenario.ts'
import { sitePages } from './site-pages.ts'

/** Longest time for a page while the content server fails, in ms: it is given 1 s. */
const maxMs = 1500
const atOnce = 4
/** Time in which a worker writes the copies of what it has answered. */
const writingMs = 1000

/** Ends all faults and starts the worker anew, with the same KV and D1. */
export async function restartWell({ site, contentServer }: Target): Promise<void> {
  contentServer.setFault(undefined)
  await site.crash()
}

/**
 * Starts the worker anew and shows every page once while all is well; gives their paths. All that
 * they are made of has a copy in KV then.
 */
export async function warmPages(target: Target): Promise<string[]> {
  await restartWell(target)
  const { site } = target
  const paths = await sitePages(site.url)
  await inParallel(paths, atOnce, async (path) => {
    const { status } = await ask(site.url, path)
    if (status !== 200) throw new Error(`${path} answers ${status} though nothing fails`)
  })
  await setTimeout(writingMs)
  return paths
}

/** Asks for all `paths`: each is 200 within 1.5 s. */
export async function checkPages(
  { site }: Target,
  { paths, during, tally, worst }: { paths: readonly string[]; during: string; tally: Tally; worst: Worst },
): Promise<void> {
  await inParallel(paths, atOnce, async (path) => {
    const { status, ms } = await ask(site.url, path)
    worst.see(ms, `${path} during ${during}`)
    if (status !== 200) tally.note(`${path} answers ${status} during ${during}`)
    else tally.note(ms <= maxMs ? undefined : `${path} took ${ms.toFixed(0)} ms during ${during}`)
  })
}
