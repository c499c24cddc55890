// npm run bench [-- --quick] [-- --json]: what pages cost in plain workerd, beside a worker that answers the same bytes
// as constants. The CPU time is the number to trust: other work on the machine disturbs the rest.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '#scripts/run.ts'
import { askUnknown, memoryOf } from './memory.ts'
import { leastDisturbed, measurePage, type Row } from './pages.ts'
import { report, type Findings } from './report.ts'
import { bareWorker, workerBuild } from './worker-build.ts'
import { startWorkerd, type Workerd } from './workerd.ts'

const quick = process.argv.includes('--quick')
const pages = new Map([
  ['home', '/'],
  ['article', '/knowledge-base/what-drawdown-means'],
  ...(quick
    ? []
    : ([
        ['home, vi', '/vi'],
        ['article, cn', '/cn/knowledge-base/what-drawdown-means'],
      ] as const)),
])
const effort = quick ? { warmUp: 1000, rounds: 20, requests: 150 } : { warmUp: 4000, rounds: 40, requests: 200 }
// Ending runs the exit handlers, which end every workerd.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const say = (what: string) => console.error(`${what} …`)

say('Building')
const { code, output } = await build()
if (code !== 0) throw new Error(output)
const { config, gzip } = await workerBuild()
const folder = await mkdtemp(join(tmpdir(), 'helmsway-bench-'))
let started = 0
const running: Workerd[] = []
async function start(settings: Partial<typeof config>): Promise<Workerd> {
  const server = await startWorkerd({ ...config, ...settings }, join(folder, String((started += 1))))
  running.push(server)
  return server
}

/** Of some starts, those that were least disturbed. */
async function firstAnswers(): Promise<Pick<Findings, 'firstAnswer' | 'firstAnswerCpu'>> {
  const starts: Workerd[] = []
  for (let attempt = 0; attempt < (quick ? 3 : 9); attempt += 1) {
    const server = await start({})
    starts.push(server)
    server.stop()
  }
  return {
    firstAnswer: leastDisturbed(starts.map((server) => server.firstAnswer)),
    firstAnswerCpu: leastDisturbed(starts.map((server) => server.firstAnswerCpu)),
  }
}

async function rendering(): Promise<Row[]> {
  const cached = await start({})
  const rendered = await start({ vars: { PAGE_CACHE: 'off' } })
  const bodies = new Map<string, Uint8Array>()
  for (const path of pages.values()) bodies.set(path, await (await fetch(cached.address + path)).bytes())
  const bare = await start({ ...bareWorker(bodies, config.compatibilityDate), assets: undefined })
  const servers = [
    { name: 'bare', server: bare, share: 1 },
    { name: 'cached', server: cached, share: 1 },
    { name: 'rendered', server: rendered, share: 0.4 },
  ]
  const rows: Row[] = []
  for (const [page, path] of pages) {
    say(`Loading ${page}`)
    rows.push(...(await measurePage(page, path, servers, effort)))
  }
  for (const { server } of servers) server.stop()
  return rows
}

async function memory(): Promise<Findings['memory']> {
  const requests = quick ? 5000 : 100_000
  const server = await start({})
  const idle = await memoryOf(server)
  await askUnknown(server, requests / 10)
  const loaded = await memoryOf(server)
  await askUnknown(server, requests)
  return { idle, loaded, requests, afterUnknown: await memoryOf(server) }
}

try {
  say('Starting')
  const findings = { gzip, ...(await firstAnswers()), rows: await rendering() }
  say('Asking for unknown addresses')
  report({ ...findings, memory: await memory() }, process.argv.includes('--json'))
} finally {
  for (const server of running) server.stop()
  await rm(folder, { recursive: true, force: true })
}
