import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import type { Target } from './target.ts'
import { ask } from '#scripts/doctor/examine.ts'
import { wranglerJson } from '#scripts/run/wrangler.ts'
import { messageOf } from '#worker/http/log.ts'

const Named = v.array(v.object({ name: v.string() }))

/**
 * A sentence for a missing login, or for each secret that the account lacks. A new worker lacks all
 * secrets. Without this check wrangler creates a KV namespace before it refuses the deploy.
 */
export async function accountFaults({ place, secrets, worker }: Target): Promise<string[]> {
  let present: v.InferOutput<typeof Named> = []
  try {
    present = await wranglerJson(Named, 'secret', 'list', '--name', worker)
  } catch (error) {
    const hasNoWorker = /\b10007\b|not found|does not exist/i.test(messageOf(error))
    if (!hasNoWorker) return [`Cloudflare refuses; not logged in? Run: npx wrangler login\n${messageOf(error)}`]
  }
  const missing = secrets.filter((secret) => present.every(({ name }) => name !== secret))
  // `tee` shows it once: Cloudflare never does.
  const command = (name: string) =>
    `openssl rand -hex 32 | tee /dev/tty | npx wrangler secret put ${name} --env ${place}`
  return missing.map((name) => `The secret ${name} is not set; run: ${command(name)}`)
}

const Health = v.pipe(v.string(), v.parseJson(), v.object({ status: v.string(), build: v.string() }))

/**
 * Waits until the site at `address` runs `build` and is healthy: the first certificate of a domain
 * takes minutes. Returns its last answer if that takes longer than `seconds`.
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
