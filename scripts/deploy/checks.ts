import * as v from 'valibot'
import type { Target } from './target.ts'
import { askWrangler } from '#scripts/run/wrangler.ts'
import { messageOf } from '#worker/http/log.ts'

const Named = v.array(v.object({ name: v.string() }))

/**
 * A sentence for a missing login, or for each secret that the account lacks to serve `target`. A
 * worker that does not exist lacks all secrets. Without this check wrangler would create a KV
 * namespace before it refuses the deploy.
 */
export async function accountFaults({ place, secrets, worker }: Target): Promise<string[]> {
  let present: v.InferOutput<typeof Named> = []
  try {
    present = await askWrangler(Named, 'secret', 'list', '--name', worker)
  } catch (error) {
    const hasNoWorker = /\b10007\b|not found|does not exist/i.test(messageOf(error))
    if (!hasNoWorker) return [`Cloudflare refuses; not logged in? Run: npx wrangler login\n${messageOf(error)}`]
  }
  const missing = secrets.filter((secret) => present.every(({ name }) => name !== secret))
  const command = (name: string) => `openssl rand -hex 32 | npx wrangler secret put ${name} --env ${place}`
  return missing.map((name) => `The secret ${name} is not set; run: ${command(name)}`)
}
