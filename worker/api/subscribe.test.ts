import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { beforeEach, expect, test, vi } from 'vitest'
import { testGateway } from '#tests/support/gateway.ts'
import { parseSettings } from '#worker/settings.ts'

const form = 'application/x-www-form-urlencoded'
const report = vi.fn()
const { request } = testGateway({ report })

/** Each test is a visitor of its own, so that no test uses up the limit of another. */
let visitors = 0
let visitor = ''

beforeEach(async () => {
  visitors += 1
  visitor = `203.0.113.${visitors}`
  await env.DB.exec('DELETE FROM newsletter')
})

function signUp(body: BodyInit, type = 'application/json', headers: Record<string, string> = {}): Promise<Response> {
  const all = { 'content-type': type, 'cf-connecting-ip': visitor, ...headers }
  return request('/api/subscribe', { method: 'POST', body, headers: all })
}

const rows = async () => (await env.DB.prepare('SELECT email, locale FROM newsletter ORDER BY rowid').all()).results

async function expectError(answer: Response, status: number, code: string, message: unknown = expect.any(String)) {
  expect(answer.status).toBe(status)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual({ errors: [{ message, extensions: { code } }] })
}

test('an address sent as JSON is stored and answered in the envelope', async () => {
  const answer = await signUp('{"email":" linh@example.com ","locale":"vi"}', 'Application/JSON; charset=utf-8')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual({ data: null })
  expect(await rows()).toEqual([{ email: 'linh@example.com', locale: 'vi' }])
})

test.each([
  ['en', '/newsletter/subscribed'],
  ['vi', '/vi/newsletter/subscribed'],
  ['cn', '/cn/newsletter/subscribed'],
  ['xx', '/newsletter/subscribed'],
  ['//evil.example', '/newsletter/subscribed'],
])('a form in %s leads to %s', async (locale, location) => {
  const answer = await signUp(`${new URLSearchParams({ email: 'linh@example.com', locale })}`, form)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(location)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await rows()).toHaveLength(1)
})

test('a form without a language is English', async () => {
  expect((await signUp('email=a%40example.com', form)).headers.get('location')).toBe('/newsletter/subscribed')
  expect(await rows()).toEqual([{ email: 'a@example.com', locale: 'en' }])
})

test('the row is there before the answer, even when the content server never answers', async () => {
  const server = Promise.withResolvers<Response>()
  const handedOver = vi.spyOn(globalThis, 'fetch').mockReturnValue(server.promise)
  const settings = parseSettings({ CONTENT_API_URL: 'https://cms.example' })
  const fetchPage = () => Promise.reject(new Error('no page is asked for'))
  const { app } = testGateway({ settings, fetchPage })
  const context = createExecutionContext()
  const headers = { 'content-type': 'application/json', 'cf-connecting-ip': visitor }
  const body = '{"email":"early@example.com"}'
  const answer = await app.request('/api/subscribe', { method: 'POST', body, headers }, env, context)
  expect(answer.status).toBe(200)
  expect(await rows()).toEqual([{ email: 'early@example.com', locale: 'en' }])
  server.resolve(new Response(null, { status: 204 }))
  await waitOnExecutionContext(context)
  expect(handedOver).toHaveBeenCalledOnce()
})

test('an address sent twice, however it is written, is one row and answered alike', async () => {
  const first = await signUp('{"email":"Linh@Example.com"}')
  const again = await Promise.all([
    signUp('{"email":"Linh@Example.com"}'),
    signUp('{"email":"linh@example.com","locale":"vi"}'),
    signUp('email=LINH%40EXAMPLE.COM', form),
  ])
  expect(again.map((answer) => answer.status)).toEqual([200, 200, 303])
  expect(await again[0]?.text()).toBe(await first.text())
  expect(await rows()).toEqual([{ email: 'Linh@Example.com', locale: 'en' }])
})

const empty = 'PLEASE_ENTER_YOUR_EMAIL'
const invalid = 'PLEASE_ENTER_A_VALID_EMAIL'
const wrong: [given: string, key: string][] = [
  ['{}', empty],
  ['{"email":""}', empty],
  ['{"email":"  "}', empty],
  ['{"email":null}', empty],
  ['{', empty],
  ['', empty],
  ['null', empty],
  ['["a@example.com"]', empty],
  ['{"email":"linh"}', invalid],
  ['{"email":"linh@example"}', invalid],
  ['{"email":"@example.com"}', invalid],
  ['{"email":"a b@example.com"}', invalid],
  ['{"email":"a@b@example.com"}', invalid],
  ['{"email":"a@example..com"}', invalid],
  ['{"email":"a@example.com\\r\\nbcc: b@example.com"}', invalid],
  ['{"email":"a\\u001b[2J@example.com"}', invalid],
  [`{"email":"${'a'.repeat(250)}@example.com"}`, invalid],
]

test.each(wrong)('%s is a 422 with the key of its message', async (body, key) => {
  await expectError(await signUp(body), 422, 'INVALID_PAYLOAD', key)
  expect(await rows()).toEqual([])
})

test.each([
  ['email=&locale=vi', '/vi/newsletter/empty'],
  ['email=linh&locale=cn', '/cn/newsletter/invalid'],
])('the form %s leads to %s', async (body, location) => {
  const answer = await signUp(body, form)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(location)
  expect(await rows()).toEqual([])
})

const padded = (bytes: number) => '{"email":"linh@example.com"}'.padEnd(bytes, ' ')

test('a body over 4 KiB is a 413, whether it says its length or not', async () => {
  const long = padded(4097)
  await expectError(await signUp(long), 413, 'CONTENT_TOO_LARGE')
  await expectError(await signUp(long, form, { 'content-length': '4097' }), 413, 'CONTENT_TOO_LARGE')
  await expectError(await signUp(new Blob([long]).stream()), 413, 'CONTENT_TOO_LARGE')
  expect(await rows()).toEqual([])
  expect((await signUp(padded(4096))).status).toBe(200)
})

test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp', ''])(
  'a body of the type "%s" is a 415 that shows a good one',
  async (type) => {
    const message = expect.stringContaining('application/json')
    await expectError(await signUp(padded(40), type), 415, 'UNSUPPORTED_MEDIA_TYPE', message)
    expect(await rows()).toEqual([])
  },
)

test('a page elsewhere cannot sign anybody up', async () => {
  for (const type of ['application/json', form])
    for (const [name, value] of [
      ['sec-fetch-site', 'cross-site'],
      ['origin', 'https://evil.example'],
    ] as const)
      await expectError(await signUp(padded(40), type, { [name]: value }), 403, 'FORBIDDEN')
  expect(await rows()).toEqual([])
  expect((await signUp(padded(40), undefined, { origin: 'https://helmsway.example' })).status).toBe(200)
})

test('after five sign-ups from one address the next must wait, and others need not', async () => {
  // The local limiter counts by the minute of the clock: not across its turn.
  const left = 60_000 - (Date.now() % 60_000)
  if (left < 10_000) await new Promise((resolve) => setTimeout(resolve, left))
  for (let count = 0; count < 5; count += 1)
    expect((await signUp(`{"email":"a${count}@example.com"}`)).status).toBe(200)
  const spoofed = { 'x-forwarded-for': '198.51.100.7' }
  const sixth = await signUp('{"email":"sixth@example.com"}', undefined, spoofed)
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
  await expectError(sixth, 429, 'REQUESTS_EXCEEDED')
  const byForm = await signUp('email=sixth%40example.com&locale=vi', form)
  expect(byForm.headers.get('location')).toBe('/vi/newsletter/too-many')
  expect(await rows()).toHaveLength(5)
  visitor = '198.51.100.8'
  expect((await signUp('{"email":"other@example.com"}')).status).toBe(200)
})

test('when D1 does not take the row it is a 503 that may be tried again, and no log holds the address', async () => {
  const logs = (['error', 'warn', 'log', 'info', 'debug'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => undefined),
  )
  await signUp('{"email":"private@example.com"}')
  await env.DB.exec('ALTER TABLE newsletter RENAME TO away')
  const answer = await signUp('{"email":"private@example.com"}')
  const byForm = await signUp('email=private%40example.com&locale=cn', form)
  await env.DB.exec('ALTER TABLE away RENAME TO newsletter')
  expect(answer.headers.get('retry-after')).toBe('60')
  await expectError(answer, 503, 'SERVICE_UNAVAILABLE', 'SOMETHING_WENT_WRONG')
  expect(byForm.headers.get('location')).toBe('/cn/newsletter/failed')
  const written = JSON.stringify(logs.map((log) => log.mock.calls))
  expect(written).toContain('subscribe failed')
  expect(written).not.toMatch(/private|example\.com/)
  for (const log of logs) log.mockClear()
})

test('a failure is reported without what D1 says of it, which could hold the address', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(env.DB, 'prepare').mockThrow(new TypeError('cannot bind private@example.com'))
  expect((await signUp('{"email":"private@example.com"}')).status).toBe(503)
  const reported = report.mock.lastCall?.[0]
  expect(reported).toEqual(new Error('subscribe failed: TypeError'))
  expect(JSON.stringify(log.mock.calls) + reported.stack).not.toContain('private')
  log.mockClear()
})
