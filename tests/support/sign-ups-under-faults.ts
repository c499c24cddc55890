import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import type { ContentServer } from './content-server.ts'
import type { Fault } from './content-server/faults.ts'
import type { Site } from './site.ts'

const States = v.array(v.object({ state: v.string(), rows: v.number() }))

const moods: (Fault | undefined)[] = ['refuse', 'error', undefined, 'slow', 'reset', 'busy', undefined]
const moodMs = 300
const visitors = 10
/** Time to deliver the rest once the content server is healthy again. */
const deliveryMs = 90_000

interface SignUps {
  site: Site
  contentServer: ContentServer
  addresses: readonly string[]
  /** How many sign-ups have been taken each time the worker is killed. */
  crashesAt: readonly number[]
}

/** Sends the form like a browser. Returns false if the request failed. */
async function signUp(url: string, email: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  }).catch(() => undefined)
  return answer?.ok ?? false
}

/**
 * Signs up `addresses` while the content server flaps and the worker is killed, and lets the cron
 * hand over what is left, for 90 s at most. A visitor whose request failed sends the form again.
 * @returns how many rows of the site are in each state, what the content server took (an entry for
 * each idempotency key) and how often it was asked to, and the crashes that were not reached.
 */
export async function signUpUnderFaults({ site, contentServer, addresses, crashesAt }: SignUps) {
  let mood = 0
  const flapping = setInterval(() => contentServer.setFault(moods[(mood += 1) % moods.length]), moodMs)
  const waiting = [...addresses]
  const crashes = [...crashesAt]
  let taken = 0
  let restart = Promise.resolve()
  async function visit() {
    for (let email = waiting.pop(); email; email = waiting.pop()) {
      while (!(await signUp(site.url, email))) await setTimeout(100)
      taken += 1
      if (taken < (crashes[0] ?? Infinity)) continue
      crashes.shift()
      restart = restart.then(site.crash)
      await restart
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit))
  clearInterval(flapping)
  contentServer.setFault(undefined)

  const states = async () =>
    v.parse(States, await site.query('SELECT state, count(*) AS rows FROM newsletter GROUP BY state'))
  const deadline = performance.now() + deliveryMs
  let rows = await states()
  // Again while requests are still under way that a fault has met.
  while (rows.some(({ state }) => state !== 'delivered') && performance.now() < deadline) {
    // Rows that wait for their next attempt or are leased by a killed worker become due within
    // minutes: the test moves the time.
    await site.query('UPDATE newsletter SET next_attempt_at = 0, leased_until = 0')
    // A run hands over up to 240.
    for (let run = 0; run < 3; run += 1) await site.runCron()
    rows = await states()
  }
  return {
    rows,
    subscriptions: contentServer.subscriptions(),
    handOvers: contentServer.asked().filter(({ headers }) => headers['idempotency-key']).length,
    crashesLeft: crashes.length,
  }
}
