import { expect, test } from 'vitest'
import { dataCollection, sampleRates } from './schema.ts'

test('a fifth of the visits is traced, all are replayed', () => {
  expect(sampleRates).toEqual({ traces: 0.2, replaySession: 1, replayOnError: 1 })
})

test('no address, cookie or body goes along', () => {
  expect(dataCollection).toMatchObject({ userInfo: false, cookies: false, httpBodies: [] })
})
