import { expect, test } from 'vitest'
import { section, sectionNames } from '#model/sections.ts'
import { faultOf } from '#tests/support/answer-fault.ts'
import { testGateway } from '#tests/support/gateway.ts'
import { randomRequests } from '#tests/support/random-request.ts'

const seed = 7
const count = 1000
const listedPaths = sectionNames
  .map(section)
  .filter(({ listed }) => listed)
  .map(({ path }) => path)

test('random requests get no 500, all security headers, and no markup from the request', async () => {
  const { request } = testGateway()
  const next = randomRequests(seed, listedPaths)
  const faults: string[] = []
  for (let tries = 0; tries < count; tries += 1) {
    const { path, method, headers, body } = next()
    const answer = await request(path, { method, headers, body: body ?? null, redirect: 'manual' })
    const fault = faultOf({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    })
    if (fault) faults.push(`${fault}: ${method} ${path}`)
  }
  expect(faults).toEqual([])
})
