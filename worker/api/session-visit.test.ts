import { expect, test } from 'vitest'
import { cms } from '#tests/support/cms.ts'
import { account } from '#tests/support/content-server/accounts.ts'
import { testGateway } from '#tests/support/gateway.ts'
import { settings } from '#tests/support/session.ts'

/** A browser on a site whose content server has one account. */
function visitor() {
  const server = cms()
  const { request } = testGateway({ settings: { ...settings, CONTENT_API_URL: server.url, RATE_LIMIT: 'off' } })
  const jar = new Map<string, string>()
  async function call(path: string, body?: object) {
    const answer = await request(path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        cookie: Array.from(jar, ([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    return { status: answer.status, body: await answer.json() }
  }
  return { call, jar, seen: server.seen }
}

const user = { status: 200, body: { data: expect.objectContaining({ email: account.email }) } }
const begun = { status: 200, body: { data: { expires: 900_000 } } }

test.each(['json', 'cookie', 'session'])(
  'a visit that asks for mode %s: login, user, refresh, logout',
  async (mode) => {
    const { call, jar, seen } = visitor()
    expect(await call('/api/auth/login', { ...account, mode })).toEqual(begun)
    expect(await call('/api/users/me')).toEqual(user)
    const first = new Map(jar)
    expect([...jar.keys()]).toEqual(['directus_session_token'])
    // A reloaded page does not know the mode of the login.
    expect(await call('/api/auth/refresh', { mode: 'session' })).toEqual(begun)
    expect([...jar.keys()]).toEqual([...first.keys()])
    for (const [name, value] of jar) expect(value).not.toBe(first.get(name))
    expect(await call('/api/users/me')).toEqual(user)
    const last = new Map(jar)
    expect(await call('/api/auth/logout', { mode })).toEqual({ status: 200, body: { data: null } })
    expect([...jar]).toEqual([])
    // The old cookie is invalid.
    for (const [name, value] of last) jar.set(name, value)
    expect((await call('/api/users/me')).status).toBe(401)
    expect((await call('/api/auth/refresh', { mode })).status).toBe(401)
    const { asked } = await seen()
    expect(asked.map(({ headers }) => headers['x-auth-required'])).toEqual(asked.map(() => 'true'))
  },
)

test('a wrong password and a wrong one-time password are refused in the content server’s words', async () => {
  const { call, jar } = visitor()
  const refused = (code: string) => ({
    status: 401,
    body: { errors: [expect.objectContaining({ extensions: { code } })] },
  })
  expect(await call('/api/auth/login', { ...account, password: 'wrong' })).toEqual(refused('INVALID_CREDENTIALS'))
  expect(await call('/api/auth/login', { ...account, otp: '0' })).toEqual(refused('INVALID_OTP'))
  expect([...jar]).toEqual([])
})
