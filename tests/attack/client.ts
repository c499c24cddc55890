import { lookup } from 'node:dns/promises'
import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { BlockList } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/**
 * Makes sure that `address` leads to this machine.
 * @throws Error when its host has any address that is not loopback.
 */
export async function assertLoopback(address: string): Promise<void> {
  const found = await lookup(new URL(address).hostname, { all: true })
  if (!found.every((host) => loopback.check(host.address, host.family === 6 ? 'ipv6' : 'ipv4')))
    throw new Error(`${address} is not on this machine`)
}

/** What is sent besides the path. */
export interface Sent {
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string | Buffer
}

/** An answer; status 0 when none came within 15 s. `ms` is the time to its end. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  ms: number
}

const timeoutMs = 15_000
const agent = new Agent({ keepAlive: true, maxSockets: 1000 })

/**
 * Sends a request as it is written: no path is normalized, no redirect followed, no header is out
 * of bounds. Never rejects.
 */
export function ask(origin: string, path: string, { method = 'GET', headers, body }: Sent = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  const started = performance.now()
  return new Promise((resolve) => {
    const finish = (status: number, answered: IncomingHttpHeaders, chunks: Buffer[]) =>
      resolve({ status, headers: answered, body: Buffer.concat(chunks), ms: performance.now() - started })
    const fail = () => finish(0, {}, [])
    const signal = AbortSignal.timeout(timeoutMs)
    // Node leaves the length away for methods that have no body as a rule.
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const all = { ...headers, ...length }
    const sent = request({ hostname, port, path, method, headers: all, agent, signal }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => finish(answer.statusCode ?? 0, answer.headers, chunks))
      answer.on('error', fail)
    })
    sent.on('error', fail)
    sent.end(body)
  })
}

/** Does `work` for all `items`, `atOnce` of them under way at a time, begun in their order. */
export async function inParallel<T>(items: Iterable<T>, atOnce: number, work: (item: T) => Promise<void>) {
  const left = items[Symbol.iterator]()
  async function worker() {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
