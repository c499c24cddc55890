// npm run doctor -- ADDRESS [--env staging|production]: what is well and what is not, a line each.
// With --env it asks the account at Cloudflare, too.
import { isPlace } from '#scripts/deploy/target.ts'
import { examine, isLocal } from '#scripts/doctor/examine.ts'
import { database, platform } from '#scripts/doctor/platform.ts'
import { beginCommand, fail } from '#scripts/run/run.ts'

const usage = 'Say which site: npm run doctor -- https://www.your-domain.com [--env staging|production]'
const options = { env: { type: 'string' } } as const
const { values, positionals } = beginCommand(usage, { options, allowPositionals: true })
const { env } = values
const [address = '', ...rest] = positionals
const origin = URL.parse(address)?.origin
if (!origin || rest.length > 0 || (env !== undefined && !isPlace(env))) fail(usage)

const findings = await examine(origin, env)
if (env) findings.push(...(await platform(env, origin)))
else if (isLocal(origin)) findings.push(await database('local'))
for (const { about, says, mend } of findings)
  console.log(`${mend ? '✗' : '✓'} ${about}: ${says}${mend ? ` → ${mend}` : ''}`)
const faults = findings.filter(({ mend }) => mend).length
if (faults > 0) fail(`${faults} of ${findings.length} need you`)
