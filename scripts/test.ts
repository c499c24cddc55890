// npm test, and npm run check (everything but end-to-end). One line a stage; the whole output of a
// stage that fails.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { sampleNotice } from '#scripts/content/company.ts'
import { beginCommand, build, builtConfig, run, type Outcome } from '#scripts/run/run.ts'
import { TestCounts } from '#scripts/run/test-counts.ts'
import { startSite } from '#tests/support/site.ts'

const options = { 'without-browser': { type: 'boolean' } } as const
const { values } = beginCommand('Say: npm test, or npm run check', { options })

const total = { passed: 0, failed: 0 }
let isBroken = false
const reports = await mkdtemp(join(tmpdir(), 'helmsway-'))

/**
 * Runs one stage and prints its line. A stage with a `report` adds its tests to the total. Returns
 * whether it went well.
 */
async function stage(name: string, work: () => Promise<Outcome>, report?: string): Promise<boolean> {
  const started = performance.now()
  const { code, output } = await work().catch((error: Error) => ({ code: 1, output: error.message }))
  const written = report && (await readFile(report, 'utf8').catch(() => ''))
  const { passed, failed, flaky } = v.parse(v.fallback(TestCounts, { passed: 0, failed: 0, flaky: 0 }), written)
  total.passed += passed
  total.failed += failed
  // A runner that ran nothing has tested nothing.
  const isGood = code === 0 && (!report || passed > 0)
  if (!isGood) {
    isBroken = true
    console.log(output)
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const numbers = report ? ` ${passed} passed, ${failed} failed${flaky > 0 ? `, ${flaky} flaky` : ''}` : ''
  console.log(`${isGood ? '✓' : '✗'} ${name}${numbers} (${seconds} s)`)
  // Playwright names them at the end, to be mended.
  if (flaky > 0) console.log(/^ *\d+ flaky$[^]*/m.exec(output)?.[0])
  return isGood
}

/** Vitest's tests of one project. */
function vitest(project: string): Promise<boolean> {
  const report = join(reports, `${project}.json`)
  const args = ['run', '--config', 'tests/vitest.config.ts', '--root', '.', '--project', project]
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return stage(project, () => run('vitest', [...args, ...reporters]), report)
}

/** Playwright's tests against the built site, served with storage of its own. */
async function endToEnd(report: string): Promise<Outcome> {
  const site = await startSite({}, { migrated: true })
  const env = { BASE_URL: site.url, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const args = ['test', '--config', 'tests/playwright.config.ts', '--reporter=line,json']
  const outcome = await run('playwright', args, env)
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
  const report = join(reports, 'e2e.json')
  if (!values['without-browser']) await stage('end-to-end', () => endToEnd(report), report)
}
await rm(reports, { recursive: true, force: true })
const samples = await sampleNotice('content')
if (samples) console.log(samples)
console.log(`total: ${total.passed} passed, ${total.failed} failed`)
process.exit(isBroken ? 1 : 0)
