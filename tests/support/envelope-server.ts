import { createServer, type IncomingMessage } from 'node:http'
import * as v from 'valibot'

/** One item of an envelope (https://develop.sentry.dev/sdk/foundations/transport/envelopes/). */
export interface Item {
  /** `event`, `span`, `replay_event`, `replay_recording`, `feedback`, `session`… */
  type: string
  /** JSON, or text if it is not JSON. */
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

/**
 * The items of an envelope. After the envelope's header line, each item has a JSON header line,
 * then its payload: as long as the header says, or one line.
 */
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

/** A fake error-reporting service: accepts envelopes for its only project and keeps them. */
export interface ReportingService {
  dsn: string
  origin: string
  /** From browsers. */
  items: Item[]
  /** From the worker. */
  workerItems: Item[]
  /** Headers of all requests from browsers, envelopes or not. */
  headers: IncomingMessage['headers'][]
  /** Only requests of this browser are kept: a closed page may still be sending. */
  userAgent: string
  /** Status of its answers; 0 never answers. */
  status: number
  end: () => Promise<void>
}

/** Starts the service on its own port. */
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
    // Requests of the worker have no Origin header.
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
