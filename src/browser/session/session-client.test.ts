import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSession } from './session-client.ts'
import type { CurrentUser } from '#model/session.ts'

let requests: { call: string; body: unknown }[] = []
let waiting: (() => void)[] = []
/** The server's answer to each call, such as `POST /auth/login`. */
let answers: Record<string, [status: number, body: unknown, type?: string]> = {}
let users: CurrentUser[] = []

const errors = [{ message: 'Invalid user credentials.', extensions: { code: 'INVALID_CREDENTIALS' } }]
const user = { id: 'u1', first_name: 'An' }
const wrong = { email: 'an@example.com', password: 'wrong' }

async function answer(request: IncomingMessage, response: ServerResponse) {
  let text = ''
  for await (const chunk of request) text += chunk
  const call = `${request.method} ${request.url}`
  requests.push({ call, body: text ? JSON.parse(text) : undefined })
  const [status, body, type = 'application/json'] = answers[call] ?? [404, { errors }]
  response.writeHead(status, { 'content-type': type }).end(type === 'application/json' ? JSON.stringify(body) : body)
  for (const go of waiting) go()
}

const server = createServer((request, response) => void answer(request, response))
let session: ReturnType<typeof createSession>

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  requests = []
  waiting = []
  users = []
  answers = {
    'POST /api/auth/login': [200, { data: { expires: 600_000 } }],
    'POST /api/auth/refresh': [200, { data: { expires: 600_000 } }],
    'POST /api/auth/logout': [200, { data: null }],
    'GET /api/users/me?fields=*': [200, { data: user }],
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const url = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/api`
  session = createSession(url, (user) => users.push(user))
})

afterEach(async () => {
  session.stop()
  vi.useRealTimers()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const calls = () => requests.map(({ call }) => call)

/** Resolves when the server has received this many requests. */
function receivedRequests(count: number): Promise<void> {
  return new Promise((resolve) => {
    const look = () => requests.length >= count && resolve()
    waiting.push(look)
    look()
  })
}

test('a login sends the named fields and returns the user', async () => {
  expect(await session.login({ email: 'an@example.com', password: 'p' })).toEqual(user)
  await session.login({ email: 'an@example.com', password: 'p', otp: '123456' })
  expect(requests.filter(({ call }) => call === 'POST /api/auth/login').map(({ body }) => body)).toEqual([
    { email: 'an@example.com', password: 'p', mode: 'session' },
    { email: 'an@example.com', password: 'p', otp: '123456', mode: 'session' },
  ])
  expect(calls().slice(0, 2)).toEqual(['POST /api/auth/login', 'GET /api/users/me?fields=*'])
  expect(users).toEqual([user, user])
})

test('the session is refreshed 30 s before it expires, not earlier, and again', async () => {
  await session.login({ email: 'an@example.com', password: 'p' })
  await vi.advanceTimersByTimeAsync(569_999)
  expect(calls()).not.toContain('POST /api/auth/refresh')
  await vi.advanceTimersByTimeAsync(1)
  await receivedRequests(3)
  expect(requests[2]).toEqual({ call: 'POST /api/auth/refresh', body: { mode: 'session' } })
})

test('every 15 minutes the session is refreshed and the user read again', async () => {
  answers['POST /api/auth/refresh'] = [200, { data: { expires: 86_400_000 } }]
  await session.start()
  expect(calls()).toEqual(['GET /api/users/me?fields=*', 'POST /api/auth/refresh'])
  for (const times of [4, 6]) {
    await vi.advanceTimersByTimeAsync(899_999)
    expect(requests).toHaveLength(times - 2)
    await vi.advanceTimersByTimeAsync(1)
    await receivedRequests(times)
  }
  session.stop()
  await vi.advanceTimersByTimeAsync(86_400_000)
  expect(requests).toHaveLength(6)
})

test.each<[what: string, answer: [number, unknown, string?]]>([
  ['a refusal', [401, { errors }]],
  ['a server that fails', [503, 'down', 'text/plain']],
  ['an invalid user', [200, { data: [1] }]],
  ['an HTML page', [200, '<html>', 'text/html']],
])('%s results in an empty user', async (_, answer) => {
  answers['GET /api/users/me?fields=*'] = answer
  expect(await session.readUser()).toEqual({})
  expect(users).toEqual([{}])
})

test('a start without a session is one call and an empty user, now and later', async () => {
  answers['GET /api/users/me?fields=*'] = [200, { data: {} }]
  await session.start()
  await vi.advanceTimersByTimeAsync(1_800_000)
  expect(users).toEqual([{}])
  expect(calls()).toEqual(['GET /api/users/me?fields=*'])
})

test('a logout ends the refresh and clears the user', async () => {
  await session.login({ email: 'an@example.com', password: 'p' })
  await session.logout()
  expect(requests.at(-1)).toEqual({ call: 'POST /api/auth/logout', body: { mode: 'session' } })
  expect(users.at(-1)).toEqual({})
  await vi.advanceTimersByTimeAsync(600_000)
  expect(calls()).not.toContain('POST /api/auth/refresh')
})

test('a failed logout rejects, ends the refresh and clears the user', async () => {
  answers['POST /api/auth/logout'] = [503, { errors }]
  await session.start()
  await expect(session.logout()).rejects.toMatchObject({ errors })
  expect(users.at(-1)).toEqual({})
  requests = []
  await vi.advanceTimersByTimeAsync(1_000_000)
  // Earlier requests would arrive before this one.
  await session.readUser()
  expect(calls()).toEqual(['GET /api/users/me?fields=*'])
})

test('a logout stops all requests; a login starts the refresh again', async () => {
  answers['POST /api/auth/refresh'] = [200, { data: { expires: 86_400_000 } }]
  answers['POST /api/auth/login'] = [200, { data: { expires: 86_400_000 } }]
  await session.start()
  await session.logout()
  requests = []
  await vi.advanceTimersByTimeAsync(86_400_000)
  expect(requests).toEqual([])
  await session.login({ email: 'an@example.com', password: 'p' })
  await vi.advanceTimersByTimeAsync(900_000)
  await receivedRequests(4)
  expect(calls().slice(2)).toEqual(['POST /api/auth/refresh', 'GET /api/users/me?fields=*'])
})

test('a login replaces the earlier session: one refresh follows, not two', async () => {
  await session.start()
  await session.login({ email: 'an@example.com', password: 'p' })
  requests = []
  await vi.advanceTimersByTimeAsync(570_000)
  await receivedRequests(1)
  await vi.advanceTimersByTimeAsync(330_000)
  await receivedRequests(3)
  await session.logout()
  const body = { mode: 'session' }
  expect(requests).toEqual([
    { call: 'POST /api/auth/refresh', body },
    { call: 'POST /api/auth/refresh', body },
    { call: 'GET /api/users/me?fields=*', body: undefined },
    { call: 'POST /api/auth/logout', body },
  ])
})

test('a failed login keeps the session', async () => {
  await session.login({ email: 'an@example.com', password: 'p' })
  answers['POST /api/auth/login'] = [401, { errors }]
  await expect(session.login(wrong)).rejects.toMatchObject({ errors })
  await session.logout()
  expect(requests.at(-1)).toEqual({ call: 'POST /api/auth/logout', body: { mode: 'session' } })
})

test('an answer that is not OK rejects with its errors and the response', async () => {
  answers = { 'POST /api/auth/login': [401, { errors }] }
  const refused = { message: errors[0]?.message, errors, response: { status: 401 } }
  await expect(session.login(wrong)).rejects.toMatchObject(refused)
  answers = { 'POST /api/auth/logout': [500, '<h1>500</h1>', 'text/html'] }
  await expect(session.logout()).rejects.toMatchObject({
    errors: '<h1>500</h1>',
    response: { status: 500 },
  })
})

test('collections are read by name; an empty name and core collections are refused without a request', async () => {
  answers['GET /api/items/faq'] = [200, { data: [{ id: 1 }] }]
  expect(await session.readItems('faq')).toEqual([{ id: 1 }])
  await expect(session.readItems('')).rejects.toThrow('Collection cannot be empty')
  await expect(session.readItems('directus_users')).rejects.toThrow('Cannot use readItems for core collections')
  expect(calls()).toEqual(['GET /api/items/faq'])
})
