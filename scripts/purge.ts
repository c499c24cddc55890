// npm run purge -- TAG … | --everything [--forget] [--env staging|production]: renders pages again.
// --forget discards the copies of the content server's answers. PURGE_SECRET is read from the environment.
import { isPlace, readTarget } from '#scripts/deploy/target.ts'
import { parseTags, sendPurge } from '#scripts/purge/request.ts'
import { beginCommand, fail } from '#scripts/run/run.ts'

const flag = { type: 'boolean', default: false } as const
const options = { everything: flag, forget: flag, env: { type: 'string', default: 'local' } } as const
const usage =
  'Say what: npm run purge -- blog plans --env production, or --everything [--forget]: forget all copies, too'
const { values, positionals } = beginCommand(usage, { options, allowPositionals: true })
const { everything, forget, env } = values
if (everything === positionals.length > 0 || (forget && !everything) || (env !== 'local' && !isPlace(env))) fail(usage)
const secret = process.env.PURGE_SECRET
if (!secret) fail('PURGE_SECRET is not in the environment: read -rs PURGE_SECRET && export PURGE_SECRET, then again')

const what = everything ? { everything } : { tags: parseTags(positionals) }
const address = env === 'local' ? 'http://localhost:8787' : (await readTarget(env)).publicUrl
const { status, text } = await sendPurge(address, { ...what, ...(forget && { forget }) }, secret)
const whereToSet =
  env === 'local'
    ? 'write the line PURGE_SECRET=… into .dev.vars, and start it again'
    : `npx wrangler secret put PURGE_SECRET --env ${env}`
if (status === 401)
  fail(`${address} refused: its PURGE_SECRET is different or not set (${whereToSet}), or the clock here is wrong`)
if (status !== 200) fail(`${address} did not purge (${status}): ${text}`)
console.log(`Purged at ${address}: ${text}`)
