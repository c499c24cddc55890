import { env } from 'cloudflare:test'
import { beforeEach, expect, test, vi } from 'vitest'
import { purgeGateway, sign, start, startClock, tagged } from '#tests/support/purge.ts'
import { parseSettings } from '#worker/settings.ts'

beforeEach(startClock)

test('a signed purge can be repeated, and its signature may be upper case', async () => {
  const purgeEdge = vi.fn(async () => false)
  const { purge } = purgeGateway({ purgeEdge })
  const upper = { 'x-purge-signature': (await sign(`${start / 1000}.${tagged}`)).toUpperCase() }
  for (const answer of await Promise.all([purge(tagged), purge(tagged), purge(tagged, upper)])) {
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ data: { forgotten: false, edge: false } })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
  expect(purgeEdge).toHaveBeenCalledTimes(3)
})

const bearer = (given: string) => ({ method: 'POST', body: tagged, headers: { authorization: `Bearer ${given}` } })

test.each(['https://helmsway.example', 'http://localhost:8787', 'http://127.0.0.1:8787', 'http://[::1]:8787'])(
  'at %s the secret is enough, without a signature',
  async (origin) => {
    const { request } = purgeGateway()
    expect((await request(`${origin}/api/purge`, bearer('a-secret-of-the-test'))).status).toBe(200)
    for (const wrong of ['a-secret-of-the-tesT', 'a-secret-of-the-test2', 'a', '', 'a-secret-of-the-test x'])
      expect((await request(`${origin}/api/purge`, bearer(wrong))).status).toBe(401)
  },
)

test('a secret over http is refused, and any secret if the site has none', async () => {
  const open = await purgeGateway().request('http://helmsway.example/api/purge', bearer('a-secret-of-the-test'))
  expect(open.status).toBe(401)
  expect(await open.text()).toContain('over https')
  const { request } = purgeGateway({ settings: parseSettings({}) })
  expect((await request('https://helmsway.example/api/purge', bearer('undefined'))).status).toBe(401)
})

test('a signature of OpenSSL is valid', async () => {
  // printf '1767225600.{"everything":true}' | openssl dgst -sha256 -hmac a-secret-of-the-test
  const signature = '3b957f423a42007b273be1d34584699c2d8308b1e4d95c63a51816de9d04face'
  expect((await purgeGateway().purge('{"everything":true}', { 'x-purge-signature': signature })).status).toBe(200)
})

test('the new and the previous secret are valid, and no third one', async () => {
  const settings = parseSettings({
    PURGE_SECRET: 'the-new-secret-of-it',
    PURGE_SECRET_PREVIOUS: 'a-secret-of-the-test',
  })
  const { purge } = purgeGateway({ settings })
  const signedBy = async (secret: string) => ({ 'x-purge-signature': await sign(`${start / 1000}.${tagged}`, secret) })
  expect((await purge(tagged, await signedBy('the-new-secret-of-it'))).status).toBe(200)
  expect((await purge(tagged, await signedBy('a-secret-of-the-test'))).status).toBe(200)
  expect((await purge(tagged, await signedBy('another-secret-of-it'))).status).toBe(401)
})

test('an unsigned or wrongly signed purge is 401 and changes nothing', async () => {
  const purgeEdge = vi.fn(async () => true)
  const { purge, request } = purgeGateway({ purgeEdge })
  const now = String(start / 1000)
  const wrong: Record<string, string>[] = [
    { 'x-purge-signature': '' },
    { 'x-purge-signature': '0'.repeat(64) },
    { 'x-purge-signature': (await sign(`${now}.${tagged}`)).slice(0, 62) },
    { 'x-purge-signature': await sign(`${now}.${tagged}`, 'another-secret-of-the-test') },
    { 'x-purge-signature': await sign(`${now}.{"everything":true}`) },
    { 'x-purge-signature': await sign(tagged) },
    { 'x-purge-timestamp': String(start / 1000 + 1) },
    { 'x-purge-timestamp': '' },
    { 'x-purge-timestamp': 'now', 'x-purge-signature': await sign(`now.${tagged}`) },
  ]
  for (const headers of wrong) {
    const answer = await purge(tagged, headers)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toHaveProperty('errors.0.extensions.code', 'INVALID_CREDENTIALS')
  }
  expect((await request('/api/purge', { method: 'POST' })).status).toBe(401)
  expect(purgeEdge).not.toHaveBeenCalled()
  expect((await env.SITE_KV.list()).keys).toEqual([])
})

test.each([
  [-301, 401],
  [-300, 200],
  [300, 200],
  [301, 401],
])('a signature of %i s from now answers %i', async (age, status) => {
  const timestamp = String(start / 1000 + age)
  const headers = { 'x-purge-timestamp': timestamp, 'x-purge-signature': await sign(`${timestamp}.${tagged}`) }
  expect((await purgeGateway().purge(tagged, headers)).status).toBe(status)
})

test('without a secret every purge is refused', async () => {
  const { purge } = purgeGateway({ settings: parseSettings({}) })
  expect((await purge(tagged)).status).toBe(401)
})
