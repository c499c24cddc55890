import type { Memory } from './memory.ts'
import type { Row } from './pages.ts'
import type { SearchRow } from './search.ts'
import type { StartRow } from './starts.ts'

/** All that a run measured. */
export interface Findings {
  /** Size of the worker in bytes, gzip. */
  gzip: number
  starts: StartRow[]
  rows: Row[]
  search: SearchRow[]
  memory: { idle: Memory; loaded: Memory; requests: number; afterUnknown: Memory }
}

interface Target {
  name: string
  atMost: number
  measured: number
  reached: boolean
}

/** A goal and its measurement. */
function targets({ gzip, starts, rows, memory }: Findings): Target[] {
  const most = (server: string, page: string) =>
    Math.max(...rows.filter((row) => row.server === server && row.page.startsWith(page)).map(({ ratio }) => ratio))
  const startOf = (name: string) => starts.find(({ server }) => server === name)?.firstAnswer ?? Number.NaN
  const wanted = [
    { name: 'cached page, CPU ÷ bare', measured: most('cached', ''), atMost: 2 },
    { name: 'rendered home, CPU ÷ bare', measured: most('rendered', 'home'), atMost: 20 },
    { name: 'rendered article, CPU ÷ bare', measured: most('rendered', 'article'), atMost: 15 },
    { name: 'missed page, CPU ÷ bare', measured: most('missed', ''), atMost: 25 },
    { name: 'first answer, time ÷ bare', measured: startOf('site') / startOf('bare'), atMost: 5.5 },
    { name: 'worker, kB gzip', measured: gzip / 1000, atMost: 450 },
    // The page cache's 32 MiB, and a quarter for everything else.
    {
      name: 'memory in use that unknown addresses add, MiB',
      measured: memory.afterUnknown.inUse - memory.idle.inUse,
      atMost: 40,
    },
  ]
  return wanted.map((target) => ({ ...target, reached: target.measured <= target.atMost }))
}

const rounded = (value: number) => Number(value.toPrecision(3))

/** Prints the findings as tables and then as one line of JSON; `jsonOnly` leaves the tables out. */
export function report(findings: Findings, jsonOnly: boolean): void {
  const reached = targets(findings)
  if (!jsonOnly) printTables(findings, reached)
  console.log(JSON.stringify({ ...findings, targets: reached }))
}

function printTables(findings: Findings, reached: Target[]): void {
  console.table(
    findings.rows.map(({ page, server, perSecond, p50, p99, cpu, ratio }) => ({
      page,
      server,
      'requests/s': Math.round(perSecond),
      'p50 ms': rounded(p50),
      'p99 ms': rounded(p99),
      'CPU µs': rounded(cpu),
      '÷ bare': rounded(ratio),
    })),
  )
  console.table(
    findings.starts.map(({ server, firstAnswer, cpu }) => ({
      'first answer': server,
      'after ms': rounded(firstAnswer),
      'CPU ms': rounded(cpu),
    })),
  )
  console.table(
    findings.search.map(({ locale, open, median, slowest, slowestQuery }) => ({
      'search, 1,000 pages': locale,
      'open, CPU ms': rounded(open),
      'query, CPU ms': rounded(median),
      'slowest, CPU ms': rounded(slowest),
      'slowest query': slowestQuery,
    })),
  )
  const { idle, loaded, requests, afterUnknown } = findings.memory
  console.table(
    Object.entries({ idle, loaded, [`after ${requests} requests to unknown addresses`]: afterUnknown }).map(
      ([when, { resident, inUse }]) => ({
        memory: when,
        'resident MiB': rounded(resident),
        'in use MiB': rounded(inUse),
      }),
    ),
  )
  console.table(
    reached.map(({ name, atMost, measured, reached: isReached }) => ({
      target: name,
      'at most': atMost,
      measured: rounded(measured),
      reached: isReached,
    })),
  )
}
