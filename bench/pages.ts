import { load } from './load.ts'
import type { Workerd } from './workerd.ts'

/** How one server answered one page. Times in ms but `cpu`: µs of workerd a request, user and system. */
export interface Row {
  page: string
  server: string
  perSecond: number
  p50: number
  p99: number
  cpu: number
  /** CPU time as a multiple of the bare worker's. */
  ratio: number
}

export interface Effort {
  warmUp: number
  rounds: number
  requests: number
}

const quantile = (values: number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN

/** The value in the middle. */
export const median = (values: number[]) => quantile(values, 0.5)

/** The lower quartile: other work on the machine only ever adds to what something takes. */
export const leastDisturbed = (values: number[]) => quantile(values, 0.25)

/**
 * Loads the servers with one page, in turns so that whatever else the machine does meets all of them.
 * @param servers the first one is what the others are compared with; `share` of the requests goes to each
 * @param effort many short rounds of `requests`, after `warmUp` requests to each server
 * @returns medians of the rounds, but for the CPU time: there the rounds that were least disturbed
 */
export async function measurePage(
  page: string,
  path: string,
  servers: { name: string; server: Workerd; share: number }[],
  { warmUp, rounds, requests }: Effort,
): Promise<Row[]> {
  for (const { server } of servers) await load(warmUp, () => server.address + path)
  const results = servers.map(() => new Array<{ perSecond: number; p50: number; p99: number; cpu: number }>())
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { server, share }] of servers.entries()) {
      const count = Math.round(requests * share)
      const before = await server.cpu()
      const result = await load(count, () => server.address + path)
      results[index]?.push({ ...result, cpu: ((await server.cpu()) - before) * (1000 / count) })
    }
  }
  const cpuOf = (index: number) => leastDisturbed((results[index] ?? []).map(({ cpu }) => cpu))
  return servers.map(({ name }, index) => {
    const of = (key: 'perSecond' | 'p50' | 'p99') => median((results[index] ?? []).map((result) => result[key]))
    return {
      page,
      server: name,
      perSecond: of('perSecond'),
      p50: of('p50'),
      p99: of('p99'),
      cpu: cpuOf(index),
      ratio: cpuOf(index) / cpuOf(0),
    }
  })
}
