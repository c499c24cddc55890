import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { ask } from '#scripts/doctor/finding.ts'

const Health = v.pipe(v.string(), v.parseJson(), v.object({ status: v.string(), build: v.string() }))

/** What keeps the site at `address` from being `build` and well; `undefined` when nothing does. */
async function fault(address: string, build: string): Promise<string | undefined> {
  const { status, text } = await ask(`${address}/healthz`)
  const { success, output } = v.safeParse(Health, text)
  if (success && output.build === build && output.status === 'ok') return undefined
  return `/healthz answers ${status || ''} ${text.slice(0, 200)}`
}

/**
 * Waits until the site at `address` answers as `build` and is well, `seconds` at most. A first
 * certificate of a domain takes minutes. Gives what is wrong then.
 */
export async function waitForBuild(address: string, build: string, seconds = 300): Promise<string | undefined> {
  const end = Date.now() + seconds * 1000
  for (;;) {
    const wrong = await fault(address, build)
    if (wrong === undefined || Date.now() >= end) return wrong
    await setTimeout(Math.min(2000, seconds * 100))
  }
}
