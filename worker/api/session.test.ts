import { expect, test } from 'vitest'
import { testGateway } from '#tests/support/gateway.ts'
import {
  asked,
  base,
  contentServer,
  cookie,
  data,
  expectError,
  flags,
  login,
  me,
  post,
  settings,
} from '#tests/support/session.ts'
import { parseSettings } from '#worker/settings.ts'

test('a login passes the named fields; the tokens become cookies that no script reads', async () => {
  const server = data({ access_token: 'access-1', refresh_token: 'refresh-1', expires: 900_000 })
  const fields = { email: 'an@example.com', password: 'p w', otp: '123456', mode: 'json' }
  const answer = await post('/api/auth/login', JSON.stringify({ ...fields, role: 'admin' }), { cookie })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual({ data: { expires: 900_000 } })
  expect(answer.headers.getSetCookie()).toEqual([
    `directus_session_token=access-1; Max-Age=900; ${flags}`,
    `directus_refresh_token=refresh-1; Max-Age=604800; ${flags}`,
  ])
  const { headers, ...call } = asked(server)
  expect(call).toEqual({ address: `${base}/auth/login`, method: 'POST', redirect: 'manual', body: fields })
  expect(headers).toEqual({ accept: 'application/json', 'content-type': 'application/json', 'x-auth-required': 'true' })
})

test('a session cookie of the content server becomes one of ours', async () => {
  const headers = { 'set-cookie': 'directus_session_token=s.e-s; Path=/; Domain=cms.example; Max-Age=86400' }
  data({ expires: 86_400_000 }, headers)
  const answer = await login()
  expect(answer.headers.getSetCookie()).toEqual([`directus_session_token=s.e-s; Max-Age=86400; ${flags}`])
})

test('a lifetime that no browser keeps is cut to 400 days, and a token is read back as it was', async () => {
  data({ access_token: 'a+/=', expires: 1e15 })
  const [set = ''] = (await login()).headers.getSetCookie()
  expect(set).toContain('; Max-Age=34560000; ')
  const server = data({ access_token: 'b', expires: 1000 })
  await post('/api/auth/refresh', '{}', { cookie: set.split(';')[0] ?? '' })
  expect(asked(server).headers).toMatchObject({ cookie: 'directus_session_token=a+/=' })
})

test('a refresh token that comes as a cookie keeps its lifetime, and no other cookie passes', async () => {
  const headers = new Headers([
    ['set-cookie', 'directus_refresh_token=r; Max-Age=77'],
    ['set-cookie', 'other=1'],
  ])
  data({ access_token: 'a', expires: 1000 }, headers)
  expect((await login()).headers.getSetCookie()).toEqual([
    `directus_session_token=a; Max-Age=1; ${flags}`,
    `directus_refresh_token=r; Max-Age=77; ${flags}`,
  ])
})

test('the user is read with the token of the cookie: all fields and the configured ones, nothing that was asked', async () => {
  const server = data({ id: 'u1', first_name: 'An' })
  const answer = await me({ cookie })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual({ data: { id: 'u1', first_name: 'An' } })
  expect(asked(server)).toMatchObject({
    address: `${base}/users/me?fields=*%2Crole.name%2Cavatar.id`,
    method: 'GET',
    redirect: 'manual',
    headers: {
      'x-auth-required': 'true',
      authorization: 'Bearer access-1',
      cookie: 'directus_session_token=access-1; directus_refresh_token=refresh-1',
    },
  })
})

test('a refresh takes the tokens from the cookies and gives new ones', async () => {
  const server = data({ access_token: 'access-2', refresh_token: 'refresh-2', expires: 900_000 })
  const answer = await post('/api/auth/refresh', '{"mode":"session","refresh_token":"forged"}', { cookie })
  expect(await answer.json()).toEqual({ data: { expires: 900_000 } })
  expect(answer.headers.getSetCookie()[1]).toContain('directus_refresh_token=refresh-2;')
  expect(asked(server)).toMatchObject({
    address: `${base}/auth/refresh`,
    headers: { cookie: 'directus_refresh_token=refresh-1', 'x-auth-required': 'true' },
    // It was begun with a refresh token, whatever the page believes.
    body: { mode: 'json', refresh_token: 'refresh-1' },
  })
})

test.each(['refresh', 'logout'])(
  '%s works with an access token that has expired: neither header nor cookie brings it',
  async (call) => {
    const server = data({ access_token: 'access-2', refresh_token: 'refresh-2', expires: 900_000 })
    await post(`/api/auth/${call}`, '{}', { cookie })
    expect(asked(server).headers).not.toHaveProperty('authorization')
    expect(JSON.stringify(asked(server))).not.toContain('access-1')
  },
)

test('a logout tells the content server and empties the cookies, even when it cannot be told', async () => {
  const server = contentServer(() => new Response(null, { status: 204 }))
  const emptied = [`directus_session_token=; Max-Age=0; ${flags}`, `directus_refresh_token=; Max-Age=0; ${flags}`]
  const answer = await post('/api/auth/logout', '', { cookie })
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie()).toEqual(emptied)
  expect(asked(server)).toMatchObject({ address: `${base}/auth/logout`, body: { refresh_token: 'refresh-1' } })
  contentServer(() => Promise.reject(new TypeError('connection refused')))
  const failed = await post('/api/auth/logout', '{}', { cookie })
  expect(failed.status).toBe(503)
  expect(failed.headers.getSetCookie()).toEqual(emptied)
})

test('without a session nobody asks the content server', async () => {
  const server = data({})
  await expectError(await me(), 401, 'INVALID_CREDENTIALS')
  await expectError(await me({ cookie: 'directus_session_token=a b"\\' }), 401, 'INVALID_CREDENTIALS')
  await expectError(await post('/api/auth/refresh', '{}'), 401, 'INVALID_CREDENTIALS')
  expect((await post('/api/auth/logout', '{}')).status).toBe(200)
  expect(server).not.toHaveBeenCalled()
})

test('the calls have one method each', async () => {
  for (const path of ['/api/auth/login', '/api/auth/refresh', '/api/auth/logout'])
    expect((await testGateway({ settings }).request(path)).headers.get('allow')).toBe('POST')
  expect((await post('/api/users/me', '{}')).headers.get('allow')).toBe('GET, HEAD')
  await expectError(await post('/api/auth/password/request', '{}'), 404, 'ROUTE_NOT_FOUND')
})

test('on http the cookies are not marked for https alone', async () => {
  const { request } = testGateway({ settings: { ...settings, PUBLIC_URL: 'http://localhost:8787' } })
  data({ access_token: 'a', expires: 1000 })
  const answer = await request('/api/auth/login', {
    method: 'POST',
    body: '{"email":"an@example.com","password":"p"}',
    headers: { 'content-type': 'application/json', 'cf-connecting-ip': '198.51.100.9' },
  })
  expect(answer.headers.getSetCookie()).toEqual(['directus_session_token=a; Max-Age=1; Path=/; HttpOnly; SameSite=Lax'])
})

test('unless it is configured there is no such call', async () => {
  const { request } = testGateway({ settings: parseSettings({ CONTENT_API_URL: base }) })
  const server = data({})
  await expectError(await request('/api/users/me', { headers: { cookie } }), 404, 'ROUTE_NOT_FOUND')
  for (const call of ['login', 'refresh', 'logout'])
    await expectError(await request(`/api/auth/${call}`, { method: 'POST', body: '{}' }), 404, 'ROUTE_NOT_FOUND')
  expect(server).not.toHaveBeenCalled()
})
