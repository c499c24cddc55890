import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'

const Build = v.object({ id: v.string() })
const Health = v.object({ status: v.string() })

async function ask(url: string): Promise<unknown> {
  const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(10_000) })
  return answer.json()
}

/** What keeps the site at `address` from being `build` and well; `undefined` when nothing does. */
async function fault(address: string, build: string): Promise<string | undefined> {
  try {
    const { id } = v.parse(Build, await ask(`${address}/builds/latest.json`))
    if (id !== build) return `/builds/latest.json names the build ${id}, not ${build}`
    const health = await ask(`${address}/healthz`)
    if (v.parse(Health, health).status !== 'ok') return `/healthz says ${JSON.stringify(health)}`
    return undefined
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
  let wrong = await fault(address, build)
  while (wrong !== undefined && Date.now() < end) {
    await setTimeout(Math.min(2000, seconds * 100))
    wrong = await fault(address, build)
  }
  return wrong
}
