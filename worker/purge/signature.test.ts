import { env } from 'cloudflare:test'
import { beforeEach, expect, test, vi } from 'vitest'
import { purgeGateway, seconds, sign, start, startClock, tagged } from '#tests/support/purge.ts'
import { parseSettings } from '#worker/settings.ts'

beforeEach(startClock)

test('a signed purge is answered once; the same again is 409, however it is written', async () => {
  const { purge } = purgeGateway()
  const first = await purge(tagged)
  expect(first.status).toBe(200)
  expect(await first.json()).toEqual({ data: { marked: 0, edge: false } })
  expect(first.headers.get('cache-control')).toBe('no-store')
  const again = await purge(tagged)
  expect(again.status).toBe(409)
  expect(await again.json()).toHaveProperty('errors.0.extensions.code', 'CONFLICT')
  const upper = (await sign(`${start / 1000}.${tagged}`)).toUpperCase()
  expect((await purge(tagged, { 'x-purge-signature': upper })).status).toBe(409)
  seconds(1)
  expect((await purge(tagged)).status).toBe(200)
})

test('of equal purges at the same moment one is answered', async () => {
  const { purge } = purgeGateway()
  const answers = await Promise.all([purge(tagged), purge(tagged), purge(tagged)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
})

test('OpenSSL signs the same', async () => {
  // printf '1767225600.{"everything":true}' | openssl dgst -sha256 -hmac a-secret-of-the-test
  const signature = '3b957f423a42007b273be1d34584699c2d8308b1e4d95c63a51816de9d04face'
  expect((await purgeGateway().purge('{"everything":true}', { 'x-purge-signature': signature })).status).toBe(200)
})

test('while the secret is changed, the one before counts as well, and no third one', async () => {
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

test('without a secret nobody can purge', async () => {
  const { purge } = purgeGateway({ settings: parseSettings({}) })
  expect((await purge(tagged)).status).toBe(401)
})
