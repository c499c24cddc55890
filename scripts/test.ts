// npm test, and npm run check (everything but end-to-end). One line a stage; the whole output of a
// stage that fails.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countPlaywright } from '#scripts/run/playwright-report.ts'
import {
  answers,
  build,
  builtConfig,
  endWithParent,
  freePort,
  migrate,
  run,
  serve,
  stop,
  type Outcome,
} from '#scripts/run/run.ts'

endWithParent()

/** Tests that a runner counted. */
interface Count {
  passed: number
  failed: number
  /** Those of the passed that needed a second attempt. */
  flaky?: string[]
}

const total: Count = { passed: 0, failed: 0 }
let broken = false
const reports = await mkdtemp(join(tmpdir(), 'helmsway-'))

/**
 * Runs one stage and prints its line. A stage with `count` adds to the total. Returns whether it
 * went well.
 */
async function stage(name: string, work: () => Promise<Outcome>, count?: () => Promise<Count>): Promise<boolean> {
  const started = performance.now()
  const { code, output } = await work()
  const counted = await count?.().catch(() => undefined)
  total.passed += counted?.passed ?? 0
  total.failed += counted?.failed ?? 0
  // A runner that ran nothing has tested nothing.
  const good = code === 0 && (!count || (counted?.passed ?? 0) > 0)
  if (!good) {
    broken = true
    console.log(output)
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const flaky = counted?.flaky ?? []
  const shaky = flaky.length > 0 ? `, ${flaky.length} flaky` : ''
  const numbers = counted ? ` ${counted.passed} passed, ${counted.failed} failed${shaky}` : ''
  console.log(`${good ? '✓' : '✗'} ${name}${numbers} (${seconds} s)`)
  for (const title of flaky) console.log(`  flaky, to be mended: ${title}`)
  return good
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
      return { passed: Number(numPassedTests), failed: Number(numFailedTests) }
    },
  )
}

/** Playwright's tests against the built site, served with storage of its own. */
async function endToEnd(): Promise<boolean> {
  const port = String(await freePort())
  const state = join(reports, 'state')
  const report = join(reports, 'e2e.json')
  const { code, output } = await migrate(state)
  if (code !== 0) return stage('migrations', async () => ({ code, output }))
  const server = serve(state, ['--port', port, '--inspector-port', '0', '--var', `PUBLIC_URL:http://localhost:${port}`])
  let log = ''
  let ended = false
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (log += chunk))
  server.on('close', () => (ended = true))
  const baseUrl = `http://localhost:${port}`
  try {
    if (!(await answers(baseUrl, () => ended))) return await stage('server', async () => ({ code: 1, output: log }))
    return await stage(
      'end-to-end',
      () =>
        run('playwright', ['test', '--config', 'tests/playwright.config.ts', '--reporter=line,json'], {
          BASE_URL: baseUrl,
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        }),
      async () => countPlaywright(await readFile(report, 'utf8')),
    )
  } finally {
    stop(server)
  }
}

async function checkStyle() {
  await stage('format', () => run('oxfmt', ['--check', '.']))
  await stage('lint', () => run('oxlint', []))
}

async function checkTypes() {
  await stage('types', () => run('tsc', []))
  await stage('unused', () => run('knip', []))
}

// Two at a time: most stages keep one of two cores busy.
const [built] = await Promise.all([stage('build', () => build()), checkStyle()])
await Promise.all([vitest('unit'), checkTypes()])
await vitest('worker')
if (built) {
  await stage('deploy, dry run', () => run('wrangler', ['deploy', '--dry-run', '--config', builtConfig]))
  if (!process.argv.includes('--without-browser')) await endToEnd()
}
await rm(reports, { recursive: true, force: true })
console.log(`total: ${total.passed} passed, ${total.failed} failed`)
process.exit(broken ? 1 : 0)
