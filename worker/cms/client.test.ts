import { expect, test, vi } from 'vitest'
import { cms } from '#tests/support/cms.ts'
import { contentClient, type ClientDependencies } from './client.ts'
import { RequestLimiter } from '#worker/http/request-limiter.ts'

/**
 * A client with its own content server. `waits` are the times (ms) of its sleeps; only these move
 * its clock.
 */
function testClient(token?: string) {
  const server = cms()
  const waits: number[] = []
  let clock = 0
  const dependencies: ClientDependencies = {
    now: () => clock,
    sleep: async (ms) => {
      waits.push(ms)
      clock += ms
    },
    random: () => 0.5,
    limiterFor: (_base, kind) => new RequestLimiter(kind, () => clock),
    // Enough for a good answer on a busy machine.
    timeoutMs: 1000,
  }
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const lines = () => log.mock.calls.splice(0).map(([line]) => JSON.parse(String(line)))
  return {
    ...server,
    read: contentClient(server.url, token, dependencies),
    waits,
    lines,
    pass: (ms: number) => (clock += ms),
  }
}

test('a read keeps its address and sends only the operator’s token', async () => {
  for (const token of [undefined, 'the-token-of-the-operator']) {
    const { read, seen, lines } = testClient(token)
    expect(await read('/items/languages')).toMatchObject({
      kind: 'found',
      text: expect.stringContaining('CMS English'),
    })
    const { asked } = await seen()
    expect(asked).toMatchObject([{ method: 'GET', path: '/items/languages', query: {} }])
    expect(asked[0]?.headers.authorization).toBe(token && `Bearer ${token}`)
    expect(asked[0]?.headers).not.toHaveProperty('x-auth-required')
    expect(lines()).toEqual([])
  }
})

test('ITEM_NOT_FOUND of the content server is an answer, not a failure', async () => {
  const { read, seen, lines } = testClient()
  expect(await read('/items/pages/static/nothing', 'listed')).toEqual({ kind: 'missing' })
  expect((await seen()).asked).toHaveLength(1)
  expect(lines()).toEqual([])
})

test.each([
  ['slow', 'timeout'],
  ['silent', 'timeout'],
  ['refuse', 'network'],
  ['reset', 'network'],
  ['error', 500],
  ['unavailable', 503],
])('%s: two more tries with growing waits, then one log line', async (fault, status) => {
  const { read, order, seen, waits, lines } = testClient()
  await order({ fault })
  expect(await read('/config')).toEqual({ kind: 'failed', reason: String(status) })
  expect((await seen()).asked).toHaveLength(3)
  expect(waits).toEqual([200, 400])
  expect(lines()).toEqual([{ event: 'content failed', call: '/config', status, tries: 3, ms: 600 }])
})

test.each([
  ['wrong-token', 401],
  ['no-route', 404],
  ['foreign-404', 404],
  ['foreign-404-page', 404],
  ['redirect', 302],
  ['huge', 'too large'],
])('%s: no second try, and no redirect is followed', async (fault, status) => {
  const { read, order, seen, waits, lines } = testClient()
  await order({ fault })
  expect(await read('/config')).toMatchObject({ kind: 'failed', reason: expect.stringContaining(String(status)) })
  expect((await seen()).asked).toHaveLength(1)
  expect(waits).toEqual([])
  expect(lines()).toMatchObject([{ event: 'content failed', call: '/config', status, tries: 1, ms: 0 }])
})

test.each([
  ['wrong-token', 'does not take CONTENT_API_TOKEN'],
  ['forbidden', 'CONTENT_API_TOKEN may not read this'],
  ['no-route', 'its extension is not loaded'],
])('%s: log and health tell the operator what to fix', async (fault, cure) => {
  const { read, order, lines } = testClient()
  await order({ fault })
  expect(await read('/config')).toMatchObject({ reason: expect.stringContaining(cure) })
  expect(lines()).toMatchObject([{ error: expect.stringContaining(cure) }])
})

test('a missing record is a failure for any read but that of an item', async () => {
  const { read, order, lines } = testClient()
  await order({ fault: 'missing' })
  expect(await read('/config')).toEqual({ kind: 'failed', reason: '404' })
  expect(lines()).toMatchObject([{ call: '/config', status: 404 }])
})

test.each(['slow', 'refuse', 'reset', 'error', 'busy'])('%s once: the next try gets the answer', async (fault) => {
  const { read, order, seen, lines } = testClient()
  await order({ fault, times: 1 })
  expect(await read('/config')).toMatchObject({ kind: 'found' })
  expect((await seen()).asked).toHaveLength(2)
  expect(lines()).toEqual([])
})

test('a Retry-After is respected; one over 5 s ends the tries', async () => {
  const { read, order, seen, waits, lines } = testClient()
  await order({ fault: 'busy' })
  await read('/config')
  expect(waits.splice(0)).toEqual([1000, 1000])
  await order({ fault: 'very-busy' })
  await read('/config')
  expect(waits).toEqual([])
  expect((await seen()).asked).toHaveLength(4)
  expect(lines()).toMatchObject([
    { status: 429, tries: 3 },
    { status: 429, tries: 1 },
  ])
})

test('five failures in a row pause requests for 30 s and reset the count', async () => {
  const { read, order, seen, pass, lines } = testClient()
  await order({ fault: 'error' })
  for (let count = 0; count < 4; count += 1) expect(await read('/config')).toMatchObject({ kind: 'failed' })
  expect((await seen()).asked).toHaveLength(5)
  expect(lines().map(({ event }) => event)).toEqual(['content failed', 'requests paused', 'content failed'])
  pass(30_000)
  await read('/config')
  expect((await seen()).asked).toHaveLength(8)
  await order({})
  expect(await read('/config')).toMatchObject({ kind: 'found' })
  lines()
})

test('forty reads at once: at most five run, and all are answered', async () => {
  const { read, seen } = testClient()
  const calls = Array.from({ length: 40 }, (_, index) => `/country?call=${index}`)
  const answers = await Promise.all(calls.map((call) => read(call)))
  expect(answers.every(({ kind }) => kind === 'found')).toBe(true)
  const { asked, busiest } = await seen()
  expect(asked).toHaveLength(40)
  expect(busiest).toBeLessThanOrEqual(5)
})

test('forty reads at once on broken connections: few requests are sent', async () => {
  const { read, order, seen, lines } = testClient()
  await order({ fault: 'reset' })
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => read(`/config?${index}`)))
  expect(answers.every(({ kind }) => kind === 'failed')).toBe(true)
  expect((await seen()).asked.length).toBeLessThanOrEqual(5 + 5)
  // The log has the cause, though the pause began before any last try.
  expect(lines()).toContainEqual(expect.objectContaining({ event: 'content failed', status: 'network' }))
})
