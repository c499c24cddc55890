// npm test, and npm run check (everything but end-to-end). One line a stage; the whole output of a
// stage that fails.
import { sampleNotice } from '#scripts/content/company.ts'
import { beginCommand, build, builtConfig, run, type Outcome } from '#scripts/run/run.ts'
import { startSite } from '#tests/support/site.ts'

const options = { 'without-browser': { type: 'boolean' } } as const
const { values } = beginCommand('Say: npm test, or npm run check', { options })

const total = { passed: 0, failed: 0 }
let isBroken = false

/** The lines in which Vitest and Playwright count their tests. */
const counts = /^ *(?:Tests +)?\d+ (?:passed|failed|flaky)\b.*$/gm

/** Runs one stage and prints its line, with the tests that it counts. Returns whether it went well. */
async function stage(name: string, work: () => Promise<Outcome>): Promise<boolean> {
  const started = performance.now()
  const { code, output } = await work().catch((error: Error) => ({ code: 1, output: error.message }))
  const counted = (output.match(counts) ?? []).join(', ').replaceAll(/Tests| {2,}|\([^)]*\)/g, '')
  const count = (what: string) => Number(new RegExp(`(\\d+) ${what}`).exec(counted)?.[1] ?? 0)
  total.passed += count('passed')
  total.failed += count('failed')
  if (code !== 0) {
    isBroken = true
    console.log(output)
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} ${counted}(${seconds} s)`)
  // Playwright names flaky tests at the end.
  if (count('flaky') > 0) console.log(/^ *\d+ flaky$[^]*/m.exec(output)?.[0])
  return code === 0
}

/** Vitest's tests of one project. */
const vitest = (project: string) =>
  stage(project, () =>
    run('vitest', ['run', '--config', 'tests/vitest.config.ts', '--root', '.', '--project', project], {
      NO_COLOR: '1',
    }),
  )

/** Playwright's tests against the built site, served with storage of its own. */
async function endToEnd(): Promise<Outcome> {
  const site = await startSite({}, { migrated: true })
  const args = ['test', '--config', 'tests/playwright.config.ts', '--reporter=line']
  const outcome = await run('playwright', args, { BASE_URL: site.url, NO_COLOR: '1' })
  await site.end()
  return outcome
}

/** What writes into `public/`, one after the other. Returns whether there is a build. */
async function buildAndTest(): Promise<boolean> {
  const isBuilt = await stage('build', () => build())
  await vitest('worker')
  return isBuilt
}

/** What leaves `public/` as it is. */
async function checkSources(): Promise<void> {
  await stage('format', () => run('oxfmt', ['--check', '.']))
  await stage('lint', () => run('oxlint', []))
  await stage('types', () => run('tsc', []))
  await stage('unused', () => run('knip', []))
  await vitest('unit')
}

// Two at a time: most stages keep one of two cores busy.
const [isBuilt] = await Promise.all([buildAndTest(), checkSources()])
if (isBuilt) {
  await stage('deploy, dry run', () => run('wrangler', ['deploy', '--dry-run', '--config', builtConfig]))
  if (!values['without-browser']) await stage('end-to-end', endToEnd)
}
const samples = await sampleNotice('content')
if (samples) console.log(samples)
console.log(`total: ${total.passed} passed, ${total.failed} failed`)
process.exit(isBroken ? 1 : 0)
