import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseSettings } from '#worker/settings.ts'
import { drain } from './deliver.ts'
import { storeSubscription } from './outbox.ts'

const minute = 60_000
const rows = 200

beforeEach(async () => {
  await env.DB.exec('DELETE FROM newsletter')
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

/** Pseudo-random numbers from 0 to 1 from a seed. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

const random = seeded(20)
test.each([
  ['at random', () => random() < 0.6],
  ['three times, then not twice', (count: number) => count % 5 < 3],
  ['six times, then not four times', (count: number) => count % 10 < 6],
])('a content server that fails %s takes all sign-ups within ten runs of the cron', async (_, fails) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let count = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () => new Response(null, { status: fails(count++) ? 500 : 204 }),
  )
  const settings = parseSettings({ CONTENT_API_URL: `https://cms.example/${crypto.randomUUID()}` })
  const start = Date.now()
  for (let index = 0; index < rows; index += 1)
    await storeSubscription(env.DB, { email: `reader-${index}@example.com`, locale: 'en' }, start)
  for (let run = 0; run < 10; run += 1) {
    vi.setSystemTime(start + run * minute)
    await drain(env.DB, settings)
  }
  log.mockClear()
  expect(await env.DB.prepare("SELECT count(*) AS n FROM newsletter WHERE state = 'delivered'").first('n')).toBe(rows)
})
