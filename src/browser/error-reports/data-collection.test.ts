import { expect, test } from 'vitest'
import { dataCollection, sampleRates } from '#model/data-collection.ts'

test('a fifth of the visits is traced, all are replayed', () => {
  expect(sampleRates).toEqual({ traces: 0.2, replaySession: 1, replayOnError: 1 })
})

test('no IP address, query, cookie, header or body goes along', () => {
  expect(dataCollection).toEqual({
    userInfo: false,
    cookies: false,
    httpHeaders: false,
    httpBodies: [],
    urlQueryParams: false,
  })
})
