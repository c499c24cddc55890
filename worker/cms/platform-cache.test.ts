import { beforeEach, expect, test, vi } from 'vitest'
import { purgeGateway, startClock, tagged } from '#tests/support/purge.ts'
import { purgePlatform, type PlatformCache } from './platform-cache.ts'

beforeEach(startClock)

test('the platform purges tags, or everything', async () => {
  const cache = { purge: vi.fn<PlatformCache['purge']>(async () => ({ success: true, errors: [] })) }
  expect(await purgePlatform(cache, ['blog'])).toBe(true)
  expect(await purgePlatform(cache, undefined)).toBe(true)
  expect(cache.purge.mock.calls).toEqual([[{ tags: ['blog'] }], [{ purgeEverything: true }]])
})

test('without a cache the purge is false', async () => {
  expect(await purgePlatform(undefined, undefined)).toBe(false)
})

test('a purge that the platform refuses is a 503, and the log has the reason', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const cache: PlatformCache = {
    purge: async () => ({ success: false, errors: [{ code: 1134, message: 'rate limited' }] }),
  }
  const { purge } = purgeGateway({ purgeEdge: (what) => purgePlatform(cache, what) })
  expect((await purge(tagged)).status).toBe(503)
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({
    event: 'purge failed',
    error: 'The platform did not purge its cache: 1134 rate limited',
  })
  log.mockClear()
})
