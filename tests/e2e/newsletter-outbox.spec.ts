import { expect } from '@playwright/test'
import * as v from 'valibot'
import { startContentServer } from '#tests/support/content-server.ts'
import { startSite } from '#tests/support/site.ts'
import { test } from './test.ts'

const addresses = Array.from({ length: 500 }, (_, index) => `reader-${index}@example.com`)
/** The number of accepted sign-ups at which the worker is killed. */
const crashesAt = [125, 250, 375]
const moods = ['refuse', 'error', undefined, 'slow', 'reset', 'busy', undefined] as const
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const Seen = v.object({
  asked: v.array(v.object({ headers: v.object({ 'idempotency-key': v.optional(v.string()) }) })),
  subscriptions: v.array(v.tuple([v.string(), v.string()])),
})
const States = v.array(v.object({ state: v.string(), rows: v.number() }))

test('no sign-up is lost or handed over twice while the content server flaps and the worker is killed', async () => {
  test.setTimeout(480_000)
  const contentServer = await startContentServer()
  const site = await startSite({ CONTENT_API_URL: contentServer.address, RATE_LIMIT: 'off' }, { migrated: true })
  try {
    let mood = 0
    const flapping = setInterval(() => contentServer.setFault(moods[(mood += 1) % moods.length]), 300)
    const waiting = [...addresses]
    const crashes = [...crashesAt]
    let taken = 0
    let restart = Promise.resolve()
    /** A visitor whose request failed sends the form again. */
    async function visitors() {
      for (let email = waiting.pop(); email; email = waiting.pop()) {
        while (!(await signUp(site.url, email))) await pause(100)
        taken += 1
        if (taken < (crashes[0] ?? Infinity)) continue
        crashes.shift()
        restart = restart.then(site.crash)
        await restart
      }
    }
    await Promise.all(Array.from({ length: 10 }, visitors))
    clearInterval(flapping)
    contentServer.setFault(undefined)

    /**
     * Rows that wait for their next attempt, or that a killed worker had leased, become due within
     * minutes: the test moves the time.
     */
    async function cron() {
      await site.query('UPDATE newsletter SET next_attempt_at = 0, leased_until = 0')
      // One run delivers up to 240.
      for (let run = 0; run < 3; run += 1) await site.runCron()
      return v.parse(States, await site.query('SELECT state, count(*) AS rows FROM newsletter GROUP BY state'))
    }
    // Again, because requests hit by a fault may still be pending.
    await expect.poll(cron, { timeout: 90_000 }).toEqual([{ state: 'delivered', rows: addresses.length }])
    const { asked, subscriptions } = v.parse(Seen, await (await fetch(`${contentServer.address}/__control`)).json())
    expect(subscriptions.map(([, email]) => email).toSorted()).toEqual(addresses.toSorted())
    // The faults had an effect: some rows were delivered more than once, with the same key.
    expect(asked.filter(({ headers }) => headers['idempotency-key']).length).toBeGreaterThan(addresses.length)
    expect(crashes).toEqual([])
  } finally {
    await Promise.all([site.end(), contentServer.close()])
  }
})

/** Sends the form like a browser; false when the request failed. */
async function signUp(url: string, email: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  }).catch(() => undefined)
  return answer?.ok ?? false
}
