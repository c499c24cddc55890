// npm test, and npm run check (everything but end-to-end). One line a stage; the whole output of a
// stage that fails.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleNotice } from '#scripts/content/company.ts'
import { countPlaywright, type TestCount } from '#scripts/run/playwright-report.ts'
import { beginCommand, build, builtConfig, run, type Outcome } from '#scripts/run/run.ts'
import { startSite } from '#tests/support/site.ts'

const options = { 'without-browser': { type: 'boolean' } } as const
const { values } = beginCommand('Say: npm test, or npm run check', { options })

const total = { passed: 0, failed: 0 }
let isBroken = false
const reports = await mkdtemp(join(tmpdir(), 'helmsway-'))

/**
 * Runs one stage and prints its line. A stage with `count` adds to the total. Returns whether it
 * went well.
 */
async function stage(name: string, work: () => Promise<Outcome>, count?: () => Promise<TestCount>): Promise<boolean> {
  const started = performance.now()
  const { code, output } = await work()
  const { passed, failed, flaky } = (await count?.().catch(() => undefined)) ?? { passed: 0, failed: 0, flaky: [] }
  total.passed += passed
  total.failed += failed
  // A runner that ran nothing has tested nothing.
  const isGood = code === 0 && (!count || passed > 0)
  if (!isGood) {
    isBroken = true
    console.log(output)
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const shaky = flaky.length > 0 ? `, ${flaky.length} flaky` : ''
  const numbers = count ? ` ${passed} passed, ${failed} failed${shaky}` : ''
  console.log(`${isGood ? '✓' : '✗'} ${name}${numbers} (${seconds} s)`)
  for (const title of flaky) console.log(`  flaky, to be mended: ${title}`)
  return isGood
}

/** Vitest's tests of one project; its report is Jest's format. */
function vitest(project: string): Promise<boolean> {
  const report = join(reports, `${project}.json`)
  const args = ['run', '--config', 'tests/vitest.config.ts', '--root', '.', '--project', project]
  return stage(
    project,
    () => run('vitest', [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]),
    async () => {
      const { numPassedTests, numFailedTests } = JSON.parse(await readFile(report, 'utf8'))
      return { passed: Number(numPassedTests), failed: Number(numFailedTests), flaky: [] }
    },
  )
}

/** Playwright's tests against the built site, served with storage of its own. */
async function endToEnd(): Promise<void> {
  const report = join(reports, 'e2e.json')
  const site = await startSite({}, { migrated: true }).catch((error: Error) => error)
  if (site instanceof Error) {
    await stage('server', async () => ({ code: 1, output: site.message, stdout: '' }))
    return
  }
  const env = { BASE_URL: site.url, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  await stage(
    'end-to-end',
    () => run('playwright', ['test', '--config', 'tests/playwright.config.ts', '--reporter=line,json'], env),
    async () => countPlaywright(await readFile(report, 'utf8')),
  )
  await site.end()
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
  if (!values['without-browser']) await endToEnd()
}
await rm(reports, { recursive: true, force: true })
const samples = await sampleNotice('content')
if (samples) console.log(samples)
console.log(`total: ${total.passed} passed, ${total.failed} failed`)
process.exit(isBroken ? 1 : 0)
