import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { Accounts } from './content-server/accounts.ts'
import { answerPicture } from './content-server/pictures.ts'
import { answerError, answerFault, delayMs, faults, isMild, type Fault } from './content-server/faults.ts'
import { mayReadDrafts } from './content-server/drafts.ts'
import { readContent } from './content-server/reads.ts'

/** A request to the server, in order of arrival. */
export interface Asked {
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
}

/** What `POST /__control` sets. The fault is for all calls or one, permanently or for some requests. */
const Order = v.object({
  fault: v.fallback(v.optional(v.picklist(faults)), undefined),
  call: v.optional(v.string()),
  times: v.optional(v.number()),
  mark: v.optional(v.string()),
})

interface FaultOrder extends Omit<v.InferOutput<typeof Order>, 'mark'> {
  fault: Fault
}

/**
 * One of several content servers behind the same port, so that concurrent tests do not interfere.
 */
class Space {
  asked: Asked[] = []
  orders: FaultOrder[] = []
  /** A prefix of all texts; a new one simulates an edit. */
  mark = 'CMS'
  /** Sign-ups: idempotency key → address. */
  readonly subscriptions = new Map<string, string>()
  readonly accounts = new Accounts()
  /** The highest number of concurrent requests. */
  busiest = 0
  underWay = 0

  faultOf(call: string): Fault | undefined {
    const order = this.orders.find((candidate) => candidate.call === undefined || candidate.call === call)
    if (order?.times !== undefined && (order.times -= 1) === 0)
      this.orders = this.orders.filter((other) => other !== order)
    return order?.fault
  }
}

export interface ContentServer {
  /** Base address, such as `http://127.0.0.1:8055`. `{address}/~name` is another, named server. */
  address: string
  /** Simulates `fault`; `undefined` ends all faults. */
  setFault(fault: Fault | undefined, order?: { call?: string; times?: number; space?: string }): void
  /** The requests to the server at `address` so far. */
  asked(): readonly Asked[]
  /** Sign-ups that the server at `address` took: idempotency keys with addresses. */
  subscriptions(): [key: string, email: string][]
  close(): Promise<void>
}

/**
 * A content server like Directus, with all calls of the site (docs/product.md#remote-content), for
 * tests and `npm start -- --remote`. Controlled by HTTP: `POST /__control` `{fault?, call?, times?,
 * mark?}` sets a fault (none ends all), `GET /__control` returns requests, sign-ups and the highest
 * number of concurrent requests, `DELETE /__control` resets everything.
 */
export async function startContentServer(port = 0): Promise<ContentServer> {
  const spaces = new Map<string, Space>()
  const spaceOf = (name: string) => {
    const space = spaces.get(name) ?? new Space()
    spaces.set(name, space)
    return space
  }
  const server = createServer(async (request, response) => {
    response.on('error', () => undefined)
    const url = new URL(request.url ?? '/', 'http://content-server')
    const [, name = '', path = '/'] = /^(?:\/~([\w-]+))?(\/.*)?$/.exec(url.pathname) ?? []
    const space = spaceOf(name)
    const body = bodyOf(await textOf(request))
    if (path === '/__control') return control(request, response, space, body, () => spaces.delete(name))
    space.underWay += 1
    space.busiest = Math.max(space.busiest, space.underWay)
    response.on('close', () => (space.underWay -= 1))
    space.asked.push({
      method: request.method ?? '',
      path,
      query: Object.fromEntries(url.searchParams),
      headers: Object.fromEntries(Object.entries(request.headers).map(([header, value]) => [header, String(value)])),
    })
    const fault = space.faultOf(path)
    const delay = fault && delayMs[fault]
    if (delay) await setTimeout(delay)
    await answer(request, response, { space, path, query: url.searchParams, body, fault })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const bound = server.address()
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : port}`,
    setFault(fault, { call, times, space = '' } = {}) {
      spaceOf(space).orders = fault ? [{ fault, call, times }] : []
    },
    asked: () => spaceOf('').asked,
    subscriptions: () => [...spaceOf('').subscriptions],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

interface Call {
  space: Space
  path: string
  query: URLSearchParams
  body: Record<string, unknown>
  fault: Fault | undefined
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { space, path, query, body, fault }: Call,
): Promise<void> {
  const { mark } = space
  const isRead = request.method === 'GET'
  const data = isRead ? await readContent(path, query, { mark, fault, drafts: mayReadDrafts(request) }) : undefined
  const subscribes = request.method === 'POST' && path === '/subscribe'
  // A known key is the same sign-up again. A connection that breaks half way breaks after the
  // sign-up was stored.
  if (subscribes && (!fault || isMild(fault) || fault === 'reset'))
    space.subscriptions.set(String(request.headers['idempotency-key']), String(body.email))
  if (fault && !isMild(fault)) return answerFault(response, fault, data)
  switch (`${request.method} ${path}`) {
    case 'POST /subscribe':
      response.writeHead(204).end()
      return
    case 'POST /auth/login':
      return space.accounts.login(response, body)
    case 'POST /auth/refresh':
      return space.accounts.refresh(request, response, body)
    case 'POST /auth/logout':
      return space.accounts.logout(request, response)
    case 'GET /users/me':
      return space.accounts.me(request, response)
    case `GET /assets/${path.slice('/assets/'.length)}`:
      return answerPicture(response, path)
  }
  if (data === undefined) {
    const isItem = path.startsWith('/items/pages/static/') || query.has('slug')
    return answerError(response, 404, isItem ? 'ITEM_NOT_FOUND' : 'ROUTE_NOT_FOUND', `There is no ${path}.`)
  }
  const meta = query.has('meta') ? { meta: { filter_count: 2 } } : {}
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify({ ...meta, data }))
}

function control(
  request: IncomingMessage,
  response: ServerResponse,
  space: Space,
  body: Record<string, unknown>,
  forget: () => void,
): void {
  if (request.method === 'POST') {
    const { mark, ...order } = v.parse(Order, body)
    space.mark = mark ?? space.mark
    space.orders = order.fault ? [{ ...order, fault: order.fault }] : []
  }
  if (request.method === 'DELETE') forget()
  const { asked, subscriptions, busiest } = space
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ asked, subscriptions: [...subscriptions], busiest }))
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

/** A JSON object, or nothing. */
function bodyOf(text: string): Record<string, unknown> {
  if (!text.startsWith('{')) return {}
  return Object.fromEntries(Object.entries(JSON.parse(text) ?? {}))
}
