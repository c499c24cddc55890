import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { expectError, form, signUps, storedSignUps as rows } from '#tests/support/sign-ups.ts'

const signUp = signUps({})

beforeEach(async () => {
  await env.DB.exec('DELETE FROM newsletter')
  // The local limiter counts clock minutes, so the test must not cross a turn.
  const left = 60_000 - (Date.now() % 60_000)
  if (left < 10_000) await new Promise((resolve) => setTimeout(resolve, left))
})

let sent = 0
/** Signs up a new address from `ip`. */
function signUpFrom(ip: string, type?: string, headers = {}): Promise<Response> {
  const email = `a${(sent += 1)}@example.com`
  const body = type === form ? `${new URLSearchParams({ email, locale: 'vi' })}` : JSON.stringify({ email })
  return signUp(body, type, { 'cf-connecting-ip': ip, ...headers })
}

test('the sixth sign-up from one address is a 429, other addresses pass', async () => {
  const visitor = '203.0.113.1'
  for (let count = 0; count < 5; count += 1) expect((await signUpFrom(visitor)).status).toBe(200)
  const sixth = await signUpFrom(visitor, undefined, { 'x-forwarded-for': '198.51.100.7' })
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
  await expectError(sixth, 429, 'REQUESTS_EXCEEDED')
  expect((await signUpFrom(visitor, form)).headers.get('location')).toBe('/vi/newsletter/too-many')
  expect(await rows()).toHaveLength(5)
  expect((await signUpFrom('198.51.100.8')).status).toBe(200)
})

/** Uses up the wide limit of this minute for `key`, except `left`. */
async function useUp(key: string, left: number): Promise<void> {
  let used = 0
  while ((await env.SUBSCRIBE_WIDE_LIMIT.limit({ key: `probe of ${key}` })).success) used += 1
  for (let count = left; count < used; count += 1) await env.SUBSCRIBE_WIDE_LIMIT.limit({ key })
}

test('connections of one network share a limit, other networks pass', async () => {
  await useUp('network 2001:0db8:0007', 2)
  expect((await signUpFrom('2001:db8:7:1::1')).status).toBe(200)
  expect((await signUpFrom('2001:db8:7:2::1')).status).toBe(200)
  await expectError(await signUpFrom('2001:db8:7:3::1'), 429, 'REQUESTS_EXCEEDED')
  expect((await signUpFrom('2001:db8:8:3::1')).status).toBe(200)
  expect(await rows()).toHaveLength(3)
})
