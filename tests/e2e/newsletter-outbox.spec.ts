import { expect } from '@playwright/test'
import { startContentServer } from '#tests/support/content-server.ts'
import { signUpUnderFaults } from '#tests/support/sign-ups-under-faults.ts'
import { startSite } from '#tests/support/site.ts'
import { test } from './test.ts'

const addresses = Array.from({ length: 300 }, (_, index) => `reader-${index}@example.com`)
const crashesAt = [75, 150, 225]

test('no sign-up is lost or handed over twice while the content server flaps and the worker is killed', async () => {
  test.setTimeout(480_000)
  const contentServer = await startContentServer()
  const site = await startSite({ CONTENT_API_URL: contentServer.address, RATE_LIMIT: 'off' }, { migrated: true })
  try {
    const { rows, subscriptions, handOvers, crashesLeft } = await signUpUnderFaults({
      site,
      contentServer,
      addresses,
      crashesAt,
    })
    expect(rows).toEqual([{ state: 'delivered', rows: addresses.length }])
    expect(subscriptions.map(([, email]) => email).toSorted()).toEqual(addresses.toSorted())
    // The faults were felt: some were handed over more than once, under the same key.
    expect(handOvers).toBeGreaterThan(addresses.length)
    expect(crashesLeft).toBe(0)
  } finally {
    await Promise.all([site.end(), contentServer.close()])
  }
})
