import { afterEach, expect, test, vi } from 'vitest'
import { pageRecord, testGateway } from '#tests/support/gateway.ts'
import type { PageRecord } from './page-record.ts'

const start = Date.UTC(2026, 0, 1)
const seconds = (count: number) => vi.setSystemTime(start + count * 1000)

afterEach(() => {
  vi.useRealTimers()
})

/** A gateway whose first page comes from the platform's cache; the second one is new. */
function agedPages(first: Partial<PageRecord>) {
  const fetchPage = vi
    .fn(async (path: string) => pageRecord(path, { version: 'new' }))
    .mockImplementationOnce(async (path: string) => pageRecord(path, { version: 'old', ...first }))
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  const { request } = testGateway({ fetchPage })
  return { fetchPage, version: async () => (await request('/')).headers.get('etag') }
}

test('time in the platform’s cache counts towards the five minutes', async () => {
  const { fetchPage, version } = agedPages({ age: 240 })
  expect(await version()).toBe('W/"old"')
  seconds(59)
  expect(await version()).toBe('W/"old"')
  expect(fetchPage).toHaveBeenCalledOnce()
  seconds(61)
  expect(await version()).toBe('W/"old"')
  expect(await version()).toBe('W/"new"')
  expect(fetchPage).toHaveBeenCalledTimes(2)
})

test.each([
  ['is older than its five minutes', { age: 4000 }],
  ['was called stale by the platform', { expired: true }],
  ['was called stale by the platform, and is young', { age: 10, expired: true }],
])('a page that %s is served stale and renewed', async (_, first) => {
  const { fetchPage, version } = agedPages(first)
  expect(await version()).toBe('W/"old"')
  expect(await version()).toBe('W/"old"')
  expect(await version()).toBe('W/"new"')
  expect(fetchPage).toHaveBeenCalledTimes(2)
})

test('a 404 that spent its minute in the platform’s cache is fetched again', async () => {
  const { fetchPage, version } = agedPages({ status: 404, age: 60 })
  expect(await version()).toBe('W/"old"')
  expect(await version()).toBe('W/"new"')
  expect(fetchPage).toHaveBeenCalledTimes(2)
})
