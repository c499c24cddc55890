import { expect, test } from 'vitest'
import { testGateway } from '#tests/support/gateway.ts'
import { begins, contentServer, expectError, login, post, settings } from '#tests/support/session.ts'

const token = { 'set-cookie': 'directus_session_token=a' }

test('a refusal keeps its status and errors, without cookies', async () => {
  const errors = [{ message: 'Invalid user OTP.', extensions: { code: 'INVALID_OTP' } }]
  contentServer(() => Response.json({ errors, secret: 1 }, { status: 401, headers: token }))
  const answer = await login()
  expect(answer.status).toBe(401)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.getSetCookie()).toEqual([])
  expect(await answer.json()).toEqual({ errors })
})

test.each<[what: string, answer: () => Response | Promise<Response>]>([
  ['is away', () => Promise.reject(new TypeError('connection refused'))],
  ['fails', () => new Response('<h1>502</h1>', { status: 502 })],
  ['sends elsewhere', () => Response.redirect('https://evil.example/', 302)],
  ['talks of something else', () => new Response('<html>')],
  ['gives no token', () => Response.json({ data: { expires: 1 } })],
  ['gives no lifetime', () => Response.json({ data: {} }, { headers: token })],
  [
    'gives a token that would break the header',
    () => Response.json({ data: { expires: 1 } }, { headers: { 'set-cookie': 'directus_session_token=a,b' } }),
  ],
  ['never ends', () => Response.json({ data: { expires: 1, more: 'x'.repeat(2 ** 21) } }, { headers: token })],
])('when the content server %s, it is a 503', async (_, answer) => {
  contentServer(answer)
  const failed = await login()
  expect(failed.headers.getSetCookie()).toEqual([])
  await expectError(failed, 503, 'SERVICE_UNAVAILABLE')
})

test('a malformed, too long or cross-site call is refused', async () => {
  const server = begins('a', 1000)
  for (const body of ['{}', '{"email":"a@example.com"}', '[]', '{"email":"a","password":"b","mode":"x"}', '{'])
    await expectError(await post('/api/auth/login', body), 400, 'INVALID_PAYLOAD')
  await expectError(await post('/api/auth/login', '{}', { 'content-type': 'text/plain' }), 400, 'INVALID_PAYLOAD')
  await expectError(await post('/api/auth/login', ' '.repeat(4097)), 413, 'CONTENT_TOO_LARGE')
  await expectError(await post('/api/auth/login', '{}', { origin: 'https://evil.example' }), 403, 'FORBIDDEN')
  expect(server).not.toHaveBeenCalled()
})

test('an account takes twenty logins a minute, from whatever addresses', async () => {
  const { request } = testGateway({ settings })
  const server = begins('a', 1000)
  const body = JSON.stringify({ email: 'Guessed@example.com', password: 'p' })
  // Twice the limit exceeds it even across a turn of the clock minute.
  const guesses = Array.from({ length: 41 }, (_, index) =>
    request('/api/auth/login', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'cf-connecting-ip': `192.0.2.${index}` },
    }),
  )
  const answers = await Promise.all(guesses)
  const late = answers.filter(({ status }) => status === 429)
  expect(late.length).toBeGreaterThan(0)
  expect(server).toHaveBeenCalledTimes(41 - late.length)
})

test('the sixth login from one address is a 429', async () => {
  const { request } = testGateway({ settings })
  begins('a', 1000)
  const again = () =>
    request('/api/auth/login', {
      method: 'POST',
      body: '{"email":"an@example.com","password":"p"}',
      headers: { 'content-type': 'application/json' },
    })
  // The local limiter counts clock minutes. Twice the limit exceeds it even across a turn.
  const answers = await Promise.all(Array.from({ length: 11 }, again))
  const late = answers.filter(({ status }) => status === 429)
  expect(late.length).toBeGreaterThan(0)
  expect(late[0]?.headers.get('retry-after')).toBe('60')
})
