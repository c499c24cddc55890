import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { beforeEach, expect, test, vi } from 'vitest'
import { testGateway } from '#tests/support/gateway.ts'
import { expectError, form, signUps, storedSignUps as rows } from '#tests/support/sign-ups.ts'
import { parseSettings } from '#worker/settings.ts'

const signUp = signUps({ settings: parseSettings({ PUBLIC_URL: 'https://helmsway.example', RATE_LIMIT: 'off' }) })

beforeEach(() => env.DB.exec('DELETE FROM newsletter'))

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

test('the row is stored before the answer, even if the content server never answers', async () => {
  const server = Promise.withResolvers<Response>()
  const handedOver = vi.spyOn(globalThis, 'fetch').mockReturnValue(server.promise)
  const settings = parseSettings({ CONTENT_API_URL: 'https://cms.example', RATE_LIMIT: 'off' })
  const fetchPage = () => Promise.reject(new Error('no page is asked for'))
  const { app } = testGateway({ settings, fetchPage })
  const context = createExecutionContext()
  const headers = { 'content-type': 'application/json' }
  const body = '{"email":"early@example.com"}'
  const answer = await app.request('/api/subscribe', { method: 'POST', body, headers }, env, context)
  expect(answer.status).toBe(200)
  expect(await rows()).toEqual([{ email: 'early@example.com', locale: 'en' }])
  server.resolve(new Response(null, { status: 204 }))
  await waitOnExecutionContext(context)
  expect(handedOver).toHaveBeenCalledOnce()
})

test('an address in two spellings is one row with the same answer', async () => {
  const first = await signUp('{"email":"Linh@Example.com"}')
  const again = await Promise.all([
    signUp('{"email":"Linh@Example.com"}'),
    signUp('{"email":"linh@example.com","locale":"vi"}'),
    signUp('email=LINH%40EXAMPLE.COM', form),
  ])
  expect(again.map((answer) => answer.status)).toEqual([200, 200, 303])
  expect(await again[0]?.text()).toBe(await first.text())
  expect(await rows()).toEqual([{ email: 'linh@example.com', locale: 'en' }])
})

test.each([
  ['NFC and NFD', ['tên@example.com'.normalize('NFC'), 'tên@example.com'.normalize('NFD')]],
  ['Unicode and Punycode', ['linh@ví-dụ.vn', 'linh@xn--v-d-rma6749a.vn', 'linh@VÍ-DỤ.vn'.normalize('NFD')]],
  ['full width and upper case', ['ｌｉｎｈ@example.com', 'LINH@example.com', 'linh@example.com']],
  ['upper case with accents', ['TÊN@example.com', 'tên@example.com']],
  ['old and new spelling', ['Linh@Example.com', 'linh@example.com']],
])('an address in %s is one row', async (_, spellings) => {
  for (const email of spellings) expect((await signUp(JSON.stringify({ email }))).status).toBe(200)
  expect(await rows()).toHaveLength(1)
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
  ['{"email":"victim@x.co,other"}', invalid],
  ['{"email":"x<a@b.co>"}', invalid],
  ['{"email":"a\\u200b@example.com"}', invalid],
  ['{"email":"a@exam\\u202eple.com"}', invalid],
  ['{"email":"a\\ud800@example.com"}', invalid],
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

test('a body over 4 KiB is a 413, with or without Content-Length', async () => {
  const long = padded(4097)
  await expectError(await signUp(long), 413, 'CONTENT_TOO_LARGE')
  await expectError(await signUp(long, form, { 'content-length': '4097' }), 413, 'CONTENT_TOO_LARGE')
  await expectError(await signUp(new Blob([long]).stream()), 413, 'CONTENT_TOO_LARGE')
  expect(await rows()).toEqual([])
  expect((await signUp(padded(4096))).status).toBe(200)
})

test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp', ''])(
  'a body of the type "%s" is a 415 with an example',
  async (type) => {
    const message = expect.stringContaining('application/json')
    await expectError(await signUp(padded(40), type), 415, 'UNSUPPORTED_MEDIA_TYPE', message)
    expect(await rows()).toEqual([])
  },
)

test('a page of another site cannot sign a visitor up', async () => {
  for (const type of ['application/json', form])
    for (const [name, value] of [
      ['sec-fetch-site', 'cross-site'],
      ['origin', 'https://evil.example'],
    ] as const)
      await expectError(await signUp(padded(40), type, { [name]: value }), 403, 'FORBIDDEN')
  expect(await rows()).toEqual([])
  expect((await signUp(padded(40), undefined, { origin: 'https://helmsway.example' })).status).toBe(200)
})
