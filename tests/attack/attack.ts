// npm run attack [-- --no-build] [--seed 7] [name …]: tries on the built site what strangers,
// editors and a failing content server could do, and prints a table of what was tried and what
// fell. All of it stays on this machine. Ends with 1 when anything fell.
import { beginCommand, buildFirst, fail } from '#scripts/run/run.ts'
import { startContentServer } from '#tests/support/content-server.ts'
import { startSite } from '#tests/support/site.ts'
import { assertLoopback } from './client.ts'
import { contentFaults } from './content-faults.ts'
import { longAddresses } from './long-addresses.ts'
import { manyCopies } from './many-copies.ts'
import { pageMixing } from './page-mixing.ts'
import { pictureSizes } from './picture-sizes.ts'
import { purgeSecret } from './purge.ts'
import { purges } from './purges.ts'
import { randomRequests } from './random-requests.ts'
import { requestQueue } from './request-queue.ts'
import { sanitiser } from './sanitiser.ts'
import type { Result, Scenario } from './scenario.ts'
import { signUps } from './sign-ups.ts'

/** The site's settings besides the content server, and what is tried on it. */
const plans: { remote: boolean; vars: Record<string, string>; scenarios: Scenario[] }[] = [
  { remote: false, vars: {}, scenarios: [sanitiser, randomRequests, longAddresses, pageMixing] },
  // Each page is rendered each time.
  { remote: false, vars: { PAGE_CACHE: 'off' }, scenarios: [pageMixing] },
  {
    remote: true,
    vars: { PURGE_SECRET: purgeSecret },
    scenarios: [pictureSizes, manyCopies, contentFaults, purges, requestQueue, signUps],
  },
]
/** Longest time for all of it, in ms: a run that takes longer hangs. */
const maxMs = 1_800_000

const usage = 'Say: npm run attack -- [--no-build] [--seed 7] [name …]'
const { values, positionals } = beginCommand(usage, {
  options: { 'no-build': { type: 'boolean' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
})
const seed = Number(values.seed)
const names = plans.flatMap(({ scenarios }) => scenarios.map(({ name }) => name))
if (!Number.isInteger(seed) || seed < 1 || positionals.some((name) => !names.includes(name)))
  fail(`Say a seed from 1 on, and names among ${[...new Set(names)].join(', ')}`)
const isChosen = ({ name }: Scenario) => positionals.length === 0 || positionals.includes(name)
const results: (Result & { seconds: number })[] = []

async function runPlan({ remote, vars, scenarios }: (typeof plans)[number]): Promise<void> {
  const contentServer = await startContentServer()
  const settings = { RATE_LIMIT: 'off', ...vars, ...(remote && { CONTENT_API_URL: contentServer.address }) }
  const site = await startSite(settings, { migrated: true })
  try {
    for (const address of [site.url, contentServer.address]) await assertLoopback(address)
    for (const scenario of scenarios) {
      console.log(`${scenario.name} …`)
      const started = performance.now()
      const result = await scenario({ site, contentServer, seed }).catch((error: unknown) => ({
        name: scenario.name,
        tries: 0,
        fell: 1,
        worst: String(error),
      }))
      results.push({ ...result, seconds: Math.round((performance.now() - started) / 1000) })
    }
  } finally {
    await Promise.all([site.end(), contentServer.close()])
  }
}

setTimeout(() => fail('This takes too long'), maxMs).unref()
console.log(`Seed ${seed}`)
if (!values['no-build']) await buildFirst()
for (const plan of plans) {
  const scenarios = plan.scenarios.filter(isChosen)
  if (scenarios.length > 0) await runPlan({ ...plan, scenarios })
}
console.table(results)
const fell = results.reduce((sum, result) => sum + result.fell, 0)
console.log(fell === 0 ? 'Nothing fell' : `${fell} fell`)
process.exit(fell === 0 ? 0 : 1)
