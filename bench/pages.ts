import { load } from './load.ts'
import type { Workerd } from './workerd.ts'

/**
 * How one server answered one page. Times in ms but `cpu`: µs of workerd a request, user and
 * system.
 */
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

/** The median. */
export const median = (values: number[]) => quantile(values, 0.5)

/** The lower quartile: other work on the machine only adds to a measurement. */
export const leastDisturbed = (values: number[]) => quantile(values, 0.25)

/** A worker to load with a page. */
interface Contestant {
  name: string
  server: Workerd
  /** Of the requests. */
  share: number
  /** Asks each time for an address of the page that no cache has seen. */
  unseen?: boolean
}

/**
 * Loads the servers with one page, in turns so that whatever else the machine does meets all of
 * them.
 * @param servers compared with the first one
 * @param effort many short rounds of `requests`, after `warmUp` requests to each server
 * @returns medians of the rounds, but for the CPU time: there the rounds that were least disturbed
 */
export async function measurePage(
  page: string,
  path: string,
  servers: Contestant[],
  { warmUp, rounds, requests }: Effort,
): Promise<Row[]> {
  let asked = 0
  const addressOf = ({ server, unseen }: Contestant) => `${server.address}${path}${unseen ? `?q=${(asked += 1)}` : ''}`
  for (const contestant of servers) await load(warmUp, () => addressOf(contestant))
  const results = servers.map(() => new Array<{ perSecond: number; p50: number; p99: number; cpu: number }>())
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, contestant] of servers.entries()) {
      const { server, share } = contestant
      const count = Math.round(requests * share)
      const before = await server.cpu()
      const result = await load(count, () => addressOf(contestant))
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
