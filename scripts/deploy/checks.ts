import * as v from 'valibot'
import { readTarget, type Place, type Target } from './target.ts'
import { sampleNotice } from '#scripts/content/company.ts'
import { askWrangler } from '#scripts/run/wrangler.ts'
import { messageOf } from '#worker/runtime/log.ts'

const Named = v.array(v.object({ name: v.string() }))

/**
 * What the account lacks to serve `target`, a sentence each with what mends it: a login, or secrets.
 * A worker that does not exist lacks all secrets.
 */
export async function platformFaults({ place, secrets, worker }: Target): Promise<string[]> {
  let present: v.InferOutput<typeof Named> = []
  try {
    present = await askWrangler(Named, 'secret', 'list', '--name', worker)
  } catch (error) {
    const hasNoWorker = /\b10007\b|not found|does not exist/i.test(messageOf(error))
    if (!hasNoWorker) return [`Cloudflare refuses; not logged in? Run: npx wrangler login\n${messageOf(error)}`]
  }
  const missing = secrets.filter((secret) => present.every(({ name }) => name !== secret))
  return missing.map(
    (name) =>
      `The secret ${name} is not set; run: openssl rand -hex 32 | npx wrangler secret put ${name} --env ${place}`,
  )
}

/**
 * Where a deploy to `place` goes, or why not: every reason, a sentence each with what mends it. The
 * account is asked once there is a target.
 */
export async function checkDeploy(place: Place): Promise<{ target: Target | undefined; faults: string[] }> {
  const samples = place === 'production' ? await sampleNotice('content') : undefined
  const faults = samples ? [`${samples}. Fill them in and empty "sample" before a deploy to production`] : []
  const target = await readTarget(place).catch((error: unknown) => void faults.push(messageOf(error)))
  return { target, faults: [...faults, ...(target ? await platformFaults(target) : [])] }
}
