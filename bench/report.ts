import type { Memory } from './memory.ts'
import type { Row } from './pages.ts'

/** All that a run measured. */
export interface Findings {
  /** Size of the worker in bytes, gzip. */
  gzip: number
  /** ms from the start of workerd to the first page. */
  firstAnswer: number
  /** CPU time in ms that this took. */
  firstAnswerCpu: number
  rows: Row[]
  memory: { idle: Memory; loaded: Memory; requests: number; afterUnknown: Memory }
}

interface Target {
  name: string
  value: number
  atMost: number
}

/** What is to be reached, and what was. */
function targets({ gzip, firstAnswer, firstAnswerCpu, rows, memory }: Findings): Target[] {
  const most = (server: string, page: string) =>
    Math.max(...rows.filter((row) => row.server === server && row.page.startsWith(page)).map(({ ratio }) => ratio))
  return [
    { name: 'cached page, CPU ÷ bare', value: most('cached', ''), atMost: 2 },
    { name: 'rendered home, CPU ÷ bare', value: most('rendered', 'home'), atMost: 7 },
    { name: 'rendered article, CPU ÷ bare', value: most('rendered', 'article'), atMost: 5 },
    { name: 'first answer, ms', value: firstAnswer, atMost: 80 },
    { name: 'first answer, CPU ms', value: firstAnswerCpu, atMost: 80 },
    { name: 'worker, kB gzip', value: gzip / 1000, atMost: 400 },
    // The page cache's 32 MiB, and as much for all else that a request leaves behind until the next collection.
    {
      name: 'memory in use that unknown addresses add, MiB',
      value: memory.afterUnknown.inUse - memory.idle.inUse,
      atMost: 64,
    },
  ]
}

const rounded = (value: number) => Number(value.toPrecision(3))

/** Prints the findings as tables, or as one JSON object. */
export function report(findings: Findings, asJson: boolean): void {
  const reached = targets(findings)
  if (asJson) {
    console.log(JSON.stringify({ ...findings, targets: reached }, undefined, 2))
    return
  }
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
    reached.map(({ name, value, atMost }) => ({
      target: name,
      'at most': atMost,
      measured: rounded(value),
      reached: value <= atMost,
    })),
  )
}
