import { createExecutionContext, env } from 'cloudflare:test'
import { beforeEach, expect, test, vi } from 'vitest'
import { pageRecord, testGateway } from '#tests/support/gateway.ts'
import { purgeGateway, seconds, startClock, tagged } from '#tests/support/purge.ts'
import { ContentVersion } from './content-version.ts'

beforeEach(startClock)

test('a purge clears the pages of its own isolate at once', async () => {
  const { request, purge, fetchPage } = purgeGateway()
  await request('/')
  await request('/')
  expect(fetchPage).toHaveBeenCalledOnce()
  await purge(tagged)
  expect((await request('/')).headers.get('cache-status')).toBe('page-cache; fwd=miss')
  expect(fetchPage).toHaveBeenCalledTimes(2)
})

test('a purge clears a page and its state together', async () => {
  let version = 'v1'
  const { request, purge } = purgeGateway({ fetchPage: async (path) => pageRecord(path, { version }) })
  expect((await request('/vi')).headers.get('etag')).toBe('W/"v1"')
  version = 'v2'
  expect((await request('/vi/_payload.json?v=v1')).status).toBe(200)
  await purge(tagged)
  expect((await request('/vi/_payload.json')).headers.get('etag')).toBe('W/"v2"')
  expect((await request('/vi/_payload.json?v=v1')).status).toBe(404)
  expect((await request('/vi')).headers.get('etag')).toBe('W/"v2"')
})

test('another isolate detects a purge in the background', async () => {
  const other = purgeGateway()
  await other.request('/')
  await purgeGateway().purge(tagged)
  const read = vi.spyOn(env.SITE_KV, 'get')
  seconds(14)
  for (const _ of ['once', 'twice']) await other.request('/')
  expect(read).not.toHaveBeenCalled()
  seconds(15)
  // The request that starts the read is still answered from memory.
  for (const _ of ['once', 'twice']) await other.request('/')
  expect(read).toHaveBeenCalledOnce()
  expect(other.fetchPage).toHaveBeenCalledTimes(2)
})

test('an idle isolate checks for a purge before it answers', async () => {
  let version = 'before'
  const other = purgeGateway({ fetchPage: async (path) => pageRecord(path, { version }) })
  await other.request('/')
  version = 'after'
  await purgeGateway().purge(tagged)
  seconds(30)
  const answers = await Promise.all(['one', 'another'].map(() => other.request('/')))
  expect(answers.map(({ headers }) => headers.get('etag'))).toEqual(['W/"after"', 'W/"after"'])
  const read = vi.spyOn(env.SITE_KV, 'get')
  await other.request('/')
  expect(read).not.toHaveBeenCalled()
})

test('the first visitor does not wait for KV, one after a pause waits briefly', async () => {
  const { app, request } = testGateway()
  await request('/')
  vi.spyOn(env.SITE_KV, 'get').mockReturnValue(new Promise(() => undefined))
  const first = new ContentVersion(env.SITE_KV).refresh(() => undefined)
  const later = new Promise((resolve) => setTimeout(resolve, 100, 'later'))
  expect(await Promise.race([first.then(() => 'at once'), later])).toBe('at once')
  seconds(3600)
  expect((await app.request('/', undefined, env, createExecutionContext())).status).toBe(200)
})

test('a failing KV adds one log line, and pages are answered', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { request } = purgeGateway()
  await request('/')
  const read = vi.spyOn(env.SITE_KV, 'get').mockRejectedValue(new Error('KV is away'))
  seconds(3600)
  for (const _ of ['once', 'twice']) expect((await request('/')).status).toBe(200)
  expect(read).toHaveBeenCalledOnce()
  expect(log).toHaveBeenCalledOnce()
  expect(String(log.mock.calls[0]?.[0])).toContain('KV is away')
  log.mockClear()
})
