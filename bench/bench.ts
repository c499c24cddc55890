// npm run bench [-- --quick] [-- --json]: what pages cost in plain workerd, beside a worker that
// answers the same bytes as constants; how both start, what the search costs, and the memory.
// Tables and a line of JSON, or that line alone. The CPU time is the number to trust: other work on
// the machine disturbs the rest.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beginCommand, buildFirst } from '#scripts/run/run.ts'
import { askUnknown, memoryOf } from './memory.ts'
import { measurePage, type Row } from './pages.ts'
import { report, type Findings } from './report.ts'
import { measureSearch } from './search.ts'
import { measureStarts } from './starts.ts'
import { bareWorker, workerBuild } from './worker-build.ts'
import { startWorkerd, type WorkerConfig, type Workerd } from './workerd.ts'

const options = { quick: { type: 'boolean' }, json: { type: 'boolean' } } as const
const { quick, json = false } = beginCommand('Say: npm run bench -- [--quick] [--json]', { options }).values
/** The page with endless addresses: it alone can be asked for so that no cache has it. */
const searchPath = '/search'
const pages = new Map([
  ['home', '/'],
  ['search', searchPath],
  ['article', '/knowledge-base/what-drawdown-means'],
  ...(quick
    ? []
    : ([
        ['home, vi', '/vi'],
        ['article, cn', '/cn/knowledge-base/what-drawdown-means'],
      ] as const)),
])
const effort = quick
  ? { warmUp: 1000, rounds: 20, requests: 150, starts: 5 }
  : { warmUp: 4000, rounds: 40, requests: 200, starts: 15 }
const say = (what: string) => console.error(`${what} …`)

await buildFirst()
const { config, gzip } = await workerBuild()
const folder = await mkdtemp(join(tmpdir(), 'helmsway-bench-'))
let started = 0
const running: Workerd[] = []
async function start(worker: WorkerConfig): Promise<Workerd> {
  const server = await startWorkerd(worker, join(folder, String((started += 1))))
  running.push(server)
  return server
}

/** The answers of the site, as constants. */
async function constants(): Promise<WorkerConfig> {
  const site = await start(config)
  const bodies = new Map<string, Uint8Array>()
  for (const path of pages.values()) bodies.set(path, await (await fetch(site.address + path)).bytes())
  await site.stop()
  return bareWorker(bodies, config.compatibilityDate)
}

async function rendering(bare: WorkerConfig): Promise<Row[]> {
  const servers = [
    { name: 'bare', server: await start(bare), share: 1 },
    { name: 'cached', server: await start(config), share: 1 },
    { name: 'rendered', server: await start({ ...config, vars: { PAGE_CACHE: 'off' } }), share: 0.4 },
    { name: 'missed', server: await start(config), share: 0.4, unseen: true },
  ]
  const rows: Row[] = []
  for (const [page, path] of pages) {
    say(`Loading ${page}`)
    const able = servers.filter(({ unseen }) => !unseen || path === searchPath)
    rows.push(...(await measurePage(page, path, able, effort)))
  }
  for (const { server } of servers) await server.stop()
  return rows
}

async function memory(): Promise<Findings['memory']> {
  const requests = quick ? 5000 : 100_000
  const server = await start(config)
  const idle = await memoryOf(server)
  await askUnknown(server, requests / 10)
  const loaded = await memoryOf(server)
  await askUnknown(server, requests)
  const afterUnknown = await memoryOf(server)
  await server.stop()
  return { idle, loaded, requests, afterUnknown }
}

try {
  const bare = await constants()
  say('Starting')
  const starts = await measureStarts(
    [
      { name: 'bare', start: () => start(bare) },
      { name: 'site', start: () => start(config) },
    ],
    effort.starts,
  )
  const rows = await rendering(bare)
  say('Searching')
  const search = await measureSearch()
  say('Asking for unknown addresses')
  report({ gzip, starts, rows, search, memory: await memory() }, json)
} finally {
  for (const server of running) await server.stop()
  await rm(folder, { recursive: true, force: true })
}
