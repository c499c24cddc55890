import { expect, test } from 'vitest'
import { testGateway } from '#tests/support/gateway.ts'
import {
  asked,
  base,
  begins,
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

test('a login passes the named fields; the token becomes a cookie that no script reads, whatever mode is asked for', async () => {
  const server = begins('token-1', 900_000)
  const fields = { email: 'an@example.com', password: 'p w', otp: '123456' }
  const answer = await post('/api/auth/login', JSON.stringify({ ...fields, mode: 'json', role: 'admin' }), { cookie })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual({ data: { expires: 900_000 } })
  expect(answer.headers.getSetCookie()).toEqual([`directus_session_token=token-1; Max-Age=900; ${flags}`])
  const { headers, ...call } = asked(server)
  const body = { ...fields, mode: 'session' }
  expect(call).toEqual({ address: `${base}/auth/login`, method: 'POST', redirect: 'manual', body })
  expect(headers).toEqual({ accept: 'application/json', 'content-type': 'application/json', 'x-auth-required': 'true' })
})

test('only the token of the content server’s cookies passes', async () => {
  const headers = new Headers([
    ['set-cookie', 'other=1'],
    ['set-cookie', 'directus_session_token=a; Max-Age=77'],
    ['set-cookie', 'directus_refresh_token=r; Max-Age=77'],
  ])
  data({ access_token: 'b', refresh_token: 'r', expires: 1000 }, headers)
  const answer = await login()
  expect(await answer.json()).toEqual({ data: { expires: 1000 } })
  expect(answer.headers.getSetCookie()).toEqual([`directus_session_token=a; Max-Age=1; ${flags}`])
})

test('a longer lifetime is cut to 400 days, and the token is unchanged', async () => {
  begins('a+/=', 1e15)
  const [set = ''] = (await login()).headers.getSetCookie()
  expect(set).toContain('; Max-Age=34560000; ')
  const server = begins('b', 1000)
  await post('/api/auth/refresh', '{}', { cookie: set.split(';')[0] ?? '' })
  expect(asked(server).headers).toMatchObject({ cookie: 'directus_session_token=a+/=' })
})

test('the user is read with the cookie’s token and the configured fields; the query is ignored', async () => {
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
      authorization: 'Bearer token-1',
      cookie: 'directus_session_token=token-1',
    },
  })
})

test('a refresh takes the token from the cookie alone and gives a new one', async () => {
  const server = begins('token-2', 900_000)
  const answer = await post('/api/auth/refresh', '{"mode":"json","refresh_token":"forged"}', { cookie })
  expect(await answer.json()).toEqual({ data: { expires: 900_000 } })
  expect(answer.headers.getSetCookie()).toEqual([`directus_session_token=token-2; Max-Age=900; ${flags}`])
  expect(asked(server)).toMatchObject({
    address: `${base}/auth/refresh`,
    headers: { cookie: 'directus_session_token=token-1', 'x-auth-required': 'true' },
    body: { mode: 'session' },
  })
  expect(asked(server).headers).not.toHaveProperty('authorization')
})

test('a logout empties the cookie, even if the content server does not answer', async () => {
  const server = contentServer(() => new Response(null, { status: 204 }))
  const emptied = [`directus_session_token=; Max-Age=0; ${flags}`]
  const answer = await post('/api/auth/logout', '', { cookie })
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie()).toEqual(emptied)
  expect(asked(server)).toMatchObject({
    address: `${base}/auth/logout`,
    headers: { cookie: 'directus_session_token=token-1' },
    body: { mode: 'session' },
  })
  expect(asked(server).headers).not.toHaveProperty('authorization')
  contentServer(() => Promise.reject(new TypeError('connection refused')))
  const failed = await post('/api/auth/logout', '{}', { cookie })
  expect(failed.status).toBe(503)
  expect(failed.headers.getSetCookie()).toEqual(emptied)
})

test('without a session the content server gets no request', async () => {
  const server = data({})
  for (const answer of [await me(), await me({ cookie: 'directus_session_token=a b"\\' })]) {
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ data: {} })
  }
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

test('over http the cookies are not secure', async () => {
  const { request } = testGateway({ settings: { ...settings, PUBLIC_URL: 'http://localhost:8787' } })
  begins('a', 1000)
  const answer = await request('/api/auth/login', {
    method: 'POST',
    body: '{"email":"an@example.com","password":"p"}',
    headers: { 'content-type': 'application/json', 'cf-connecting-ip': '198.51.100.9' },
  })
  expect(answer.headers.getSetCookie()).toEqual(['directus_session_token=a; Max-Age=1; Path=/; HttpOnly; SameSite=Lax'])
})

test('without configuration the calls do not exist', async () => {
  const { request } = testGateway({ settings: parseSettings({ CONTENT_API_URL: base }) })
  const server = data({})
  await expectError(await request('/api/users/me', { headers: { cookie } }), 404, 'ROUTE_NOT_FOUND')
  for (const call of ['login', 'refresh', 'logout'])
    await expectError(await request(`/api/auth/${call}`, { method: 'POST', body: '{}' }), 404, 'ROUTE_NOT_FOUND')
  expect(server).not.toHaveBeenCalled()
})
