import { env } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import { testGateway } from '#tests/support/gateway.ts'
import { storeSubscription } from './newsletter/outbox.ts'
import { parseSettings } from './settings.ts'

const start = Date.UTC(2026, 0, 1)
const remote = {
  settings: parseSettings({ CONTENT_API_URL: 'https://cms.example' }),
  contentServer: { failing: async () => [], check: async () => [] },
}

afterEach(() => void vi.useRealTimers())

const hour = 3600

test.each([
  [hour, 200],
  [hour + 1, 503],
])('a sign-up that the content server has not taken for %i s answers %i', async (age, status) => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  await storeSubscription(env.DB, { email: 'linh@example.com', locale: 'vi' }, start - age * 1000)
  const answer = await testGateway(remote).request('/healthz')
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ newsletter: { waiting: 1, oldestWaitingSeconds: age } })
})

test.each([
  [9, 200],
  [10, 503],
])('%i refusals in a row answer %i', async (refusals, status) => {
  const insert = env.DB.prepare(
    "INSERT INTO newsletter (id, email, locale, created_at, state) VALUES (?1, ?1 || '@example.com', 'en', ?2, ?3)",
  )
  const refused = Array.from({ length: refusals }, (_, index) => insert.bind(`r${index}`, index + 2, 'rejected'))
  await env.DB.batch([insert.bind('a', 1, 'delivered'), ...refused])
  expect((await testGateway(remote).request('/healthz')).status).toBe(status)
})

test('an isolate counts the sign-ups once in ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  const { request } = testGateway()
  const asked = vi.spyOn(env.DB, 'prepare')
  for (const seconds of [0, 0, 9.9]) {
    vi.setSystemTime(start + seconds * 1000)
    expect((await request('/healthz')).status).toBe(200)
  }
  expect(asked).toHaveBeenCalledOnce()
  vi.setSystemTime(start + 10_000)
  await request('/healthz')
  expect(asked).toHaveBeenCalledTimes(2)
})
