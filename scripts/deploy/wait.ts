import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'

const Build = v.object({ id: v.string() })
const Health = v.object({ status: v.string() })

/** What keeps the site at `address` from being `build` and well; `undefined` when nothing does. */
async function fault(address: string, build: string): Promise<string | undefined> {
  const ask = async (path: string): Promise<unknown> =>
    (await fetch(address + path, { signal: AbortSignal.timeout(10_000) })).json()
  try {
    const { id } = v.parse(Build, await ask('/builds/latest.json'))
    if (id !== build) return `/builds/latest.json names the build ${id}, not ${build}`
    const health = await ask('/healthz')
    return v.parse(Health, health).status === 'ok' ? undefined : `/healthz says ${JSON.stringify(health)}`
  } catch (error) {
    return `no good answer (${String(error)})`
  }
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
