// npm test, and npm run check (without end-to-end tests): runs all checks. Prints a line for each
// stage, and the output of stages that fail.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleNotice } from '#scripts/content/company.ts'
import { beginCommand, build, builtConfig, run, type Outcome } from '#scripts/run/run.ts'
import { testSite } from '#scripts/site-folder.ts'
import { copyAsOperator } from '#tests/support/operator-copy.ts'
import { startSite } from '#tests/support/site.ts'

const options = { 'without-browser': { type: 'boolean' } } as const
const { values } = beginCommand('Say: npm test, or npm run check', { options })

const total = { passed: 0, failed: 0 }
let hasFailed = false

/** The lines of Vitest and Playwright that count tests. */
const counts = /^ *(?:Tests +)?\d+ (?:passed|failed|flaky)\b.*$/gm

/** Runs one stage and prints its line. Returns whether it passed. */
async function stage(name: string, work: () => Promise<Outcome>): Promise<boolean> {
  const started = performance.now()
  const { code, output } = await work().catch((error: Error) => ({ code: 1, output: error.message }))
  const counted = (output.match(counts) ?? []).join(', ').replaceAll(/Tests| {2,}|\([^)]*\)/g, '')
  const count = (what: string) => Number(new RegExp(`(\\d+) ${what}`).exec(counted)?.[1] ?? 0)
  total.passed += count('passed')
  total.failed += count('failed')
  hasFailed ||= code !== 0
  if (code !== 0) console.log(output)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} ${counted}(${seconds} s)`)
  // Playwright names flaky tests at the end.
  if (count('flaky') > 0) console.log(/^ *\d+ flaky$[^]*/m.exec(output)?.[0])
  return code === 0
}

const vitestArgs = ['run', '--config', 'tests/vitest.config.ts', '--root', '.']
const vitest = (project: string) =>
  stage(project, () => run('vitest', [...vitestArgs, '--project', project], { NO_COLOR: '1' }))

/** Runs what an operator's changes could break in a copy of the repository with such changes. */
async function anotherOperator(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'helmsway-operator-'))
  const own = { NO_COLOR: '1', SITE_FOLDER: '' }
  const steps: [name: string, command: string, args: string[]][] = [
    ['content', process.execPath, ['scripts/check-content.ts']],
    ['types', 'tsc', []],
    ['build', process.execPath, ['scripts/build.ts']],
    ['unit', 'vitest', [...vitestArgs, '--project', 'unit']],
    ['worker', 'vitest', [...vitestArgs, '--project', 'worker']],
  ]
  await copyAsOperator(folder)
  for (const [name, command, args] of steps)
    await stage(`another operator: ${name}`, () => run(command, args, own, folder))
  await rm(folder, { recursive: true })
}

/** Runs Playwright against the built sample site with its own storage. */
async function endToEnd(): Promise<Outcome> {
  process.env.SITE_FOLDER = testSite
  const site = await startSite({}, { migrated: true })
  const args = ['test', '--config', 'tests/playwright.config.ts', '--reporter=line']
  const outcome = await run('playwright', args, { BASE_URL: site.url, NO_COLOR: '1' })
  await site.end()
  return outcome
}

/** Builds the tests' sample site and the operator's own one. Returns whether both builds passed. */
async function buildAndTest(): Promise<boolean> {
  const isSampleBuilt = await stage('build, sample site', () => build('local', { SITE_FOLDER: testSite }))
  const isOwnBuilt = await stage('build, own site', () => build('local', { SITE_FOLDER: '' }))
  await vitest('worker')
  return isSampleBuilt && isOwnBuilt
}

/** Stages that do not write static files of a site. */
async function checkSources(): Promise<void> {
  await stage('format', () => run('oxfmt', ['--check', '.']))
  await stage('lint', () => run('oxlint', []))
  await stage('types', () => run('tsc', []))
  await stage('unused', () => run('knip', []))
  await vitest('unit')
}

// Two at a time: most stages use one of two cores.
const [isBuilt] = await Promise.all([buildAndTest(), checkSources()])
await anotherOperator()
if (isBuilt) {
  await stage('deploy, dry run', () => run('wrangler', ['deploy', '--dry-run', '--config', builtConfig()]))
  if (!values['without-browser']) await stage('end-to-end', endToEnd)
}
const samples = await sampleNotice('content')
if (samples) console.log(samples)
console.log(`total: ${total.passed} passed, ${total.failed} failed`)
process.exit(hasFailed ? 1 : 0)
