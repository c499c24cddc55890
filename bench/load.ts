import { Agent, get } from 'node:http'

/**
 * What a load brought: answers a second, and the ms that half and 99 % of the answers took at most.
 */
export interface LoadResult {
  perSecond: number
  p50: number
  p99: number
}

const connections = 16

function request(url: string, agent: Agent, isGood: (status: number) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { accept: 'text/html' } }, (answer) => {
      answer.resume().on('end', () => {
        if (isGood(answer.statusCode ?? 0)) resolve()
        else reject(new Error(`${url} answered ${answer.statusCode}`))
      })
    }).on('error', reject)
  })
}

/**
 * Sends `count` requests over 16 kept connections, one after the other on each.
 * @param urlOf the address of the request with this number, from 0
 * @throws Error at the first answer with a bad status
 */
export async function load(
  count: number,
  urlOf: (index: number) => string,
  isGood: (status: number) => boolean = (status) => status === 200,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let sent = 0
  async function connection(): Promise<void> {
    while (sent < count) {
      const url = urlOf(sent)
      sent += 1
      const started = performance.now()
      await request(url, agent, isGood)
      times.push(performance.now() - started)
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: connections }, connection))
  const seconds = (performance.now() - started) / 1000
  agent.destroy()
  times.sort((one, other) => one - other)
  const quantile = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { perSecond: count / seconds, p50: quantile(0.5), p99: quantile(0.99) }
}
