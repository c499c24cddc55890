import { createServer, type IncomingMessage } from 'node:http'
import * as v from 'valibot'

/** One item of an envelope (https://develop.sentry.dev/sdk/foundations/transport/envelopes/). */
export interface Item {
  /** `event`, `span`, `replay_event`, `replay_recording`, `feedback`, `session`… */
  type: string
  /** JSON, or the text where it is none. */
  payload: unknown
}

const ItemHeader = v.object({ type: v.string(), length: v.optional(v.number()) })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The items of an envelope: after the line of the envelope a line of JSON each, then as many bytes as it says, or a line. */
export function parseEnvelope(body: Buffer): Item[] {
  const items: Item[] = []
  let at = 0
  const until = (end: number) => {
    const part = body.toString('utf8', at, end === -1 ? body.length : end)
    at = end === -1 ? body.length : end + 1
    return part
  }
  const line = () => until(body.indexOf('\n', at))
  line()
  while (at < body.length) {
    const { type, length } = v.parse(ItemHeader, JSON.parse(line()))
    items.push({ type, payload: parsed(length === undefined ? line() : until(at + length)) })
  }
  return items
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

/** What an error-reporting service is to a test: it takes envelopes for its one project and keeps what it was sent. */
export interface ReportingService {
  dsn: string
  origin: string
  /** Of browsers. */
  items: Item[]
  /** Of the worker. */
  workerItems: Item[]
  /** Headers of every request of a browser, envelopes or not. */
  headers: IncomingMessage['headers'][]
  /** The browser whose requests are kept: a page that is gone may still be sending. */
  userAgent: string
  /** How it answers; 0 lets the request wait for ever. */
  status: number
  end: () => Promise<void>
}

/** Starts the service on a port of its own. */
export async function startReportingService(): Promise<ReportingService> {
  const service: ReportingService = {
    dsn: '',
    origin: '',
    items: [],
    workerItems: [],
    headers: [],
    userAgent: '',
    status: 200,
    end: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const server = createServer(async (request, response) => {
    const body = await read(request)
    // The worker has no origin.
    const { origin, 'user-agent': userAgent } = request.headers
    const kept = !origin || userAgent === service.userAgent
    if (origin && kept) service.headers.push(request.headers)
    if (kept && request.url?.startsWith('/api/1/envelope/?'))
      (origin ? service.items : service.workerItems).push(...parseEnvelope(body))
    if (service.status === 0) return
    response.writeHead(service.status, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'content-type': 'application/json',
    })
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, () => resolve()))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The reporting service has no port')
  service.origin = `http://localhost:${address.port}`
  service.dsn = `http://key@localhost:${address.port}/1`
  return service
}
