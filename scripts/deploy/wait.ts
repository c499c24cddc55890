import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { ask } from '#scripts/doctor/finding.ts'

const Health = v.pipe(v.string(), v.parseJson(), v.object({ status: v.string(), build: v.string() }))

/**
 * Waits until the site at `address` answers as `build` and is well, `seconds` at most: a first
 * certificate of a domain takes minutes. Returns its last answer if it is not well by then.
 */
export async function waitForBuild(address: string, build: string, seconds = 300): Promise<string | undefined> {
  const end = Date.now() + seconds * 1000
  for (;;) {
    const { status, text } = await ask(`${address}/healthz`)
    const { success, output } = v.safeParse(Health, text)
    if (success && output.build === build && output.status === 'ok') return undefined
    if (Date.now() >= end) return `/healthz answers ${status || ''} ${text.slice(0, 200)}`
    await setTimeout(Math.min(2000, seconds * 100))
  }
}
