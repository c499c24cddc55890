import { env } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { purgeGateway, seconds, tagged } from '#tests/support/purge.ts'

test('this isolate forgets its pages at once', async () => {
  const { request, purge, fetchPage } = purgeGateway()
  await request('/')
  await request('/')
  expect(fetchPage).toHaveBeenCalledOnce()
  await purge(tagged)
  expect((await request('/')).headers.get('cache-status')).toBe('page-cache; fwd=miss')
  expect(fetchPage).toHaveBeenCalledTimes(2)
})

test('every other isolate forgets its pages within a minute, and no visitor waits for it', async () => {
  const other = purgeGateway()
  await other.request('/')
  await purgeGateway().purge(tagged)
  const read = vi.spyOn(env.SITE_KV, 'get')
  seconds(29)
  for (const _ of ['once', 'twice']) await other.request('/')
  expect(read).not.toHaveBeenCalled()
  seconds(30)
  // The one that is answered while the version is read still comes from memory.
  for (const _ of ['once', 'twice']) await other.request('/')
  expect(read).toHaveBeenCalledOnce()
  expect(other.fetchPage).toHaveBeenCalledTimes(2)
})

test('a KV that fails costs a line in the log and no page', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(env.SITE_KV, 'get').mockRejectedValue(new Error('KV is away'))
  const { request } = purgeGateway()
  for (const _ of ['once', 'twice']) expect((await request('/')).status).toBe(200)
  expect(log).toHaveBeenCalledOnce()
  expect(String(log.mock.calls[0]?.[0])).toContain('KV is away')
  log.mockClear()
})
