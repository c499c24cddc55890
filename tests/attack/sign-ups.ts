import { signUpUnderFaults } from '#tests/support/sign-ups-under-faults.ts'
import { Tally, type Result, type Target } from './scenario.ts'

const addresses = Array.from({ length: 300 }, (_, index) => `reader-${index}@example.com`)
const crashesAt = [100, 200]

/**
 * Sign-ups while the content server flaps and the worker is killed: none is lost, none handed over
 * twice.
 */
export async function signUps({ site, contentServer }: Target): Promise<Result> {
  const tally = new Tally('sign-ups with two kills')
  await site.query('DELETE FROM newsletter')
  const { rows, subscriptions, handOvers, crashesLeft } = await signUpUnderFaults({
    site,
    contentServer,
    addresses,
    crashesAt,
  })
  const taken = Map.groupBy(subscriptions, ([, email]) => email)
  for (const email of addresses) {
    const times = taken.get(email)?.length ?? 0
    tally.note(times === 1 ? undefined : `${email} came ${times} times`)
  }
  const expected = JSON.stringify([{ state: 'delivered', rows: addresses.length }])
  tally.note(JSON.stringify(rows) === expected ? undefined : `the site has ${JSON.stringify(rows)}`)
  tally.note(crashesLeft === 0 ? undefined : `${crashesLeft} kills were not reached`)
  return tally.result(`${handOvers} requests for ${addresses.length} sign-ups`)
}
