import { expect, test } from 'vitest'
import { packRecord, unpackRecord, type PageRecord } from './page-record.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

const record: PageRecord = {
  status: 404,
  version: 'a1b2',
  headers: { etag: 'W/"a1b2"', 'cache-tag': 'vi,config', 'cloudflare-cdn-cache-control': 'public, max-age=60' },
  html: bytes('<p>Không tìm thấy 找不到</p>'),
  state: bytes('{"q":"不"}'),
  contentMs: 12,
  renderMs: 3,
}

test.each([
  ['fresh', record],
  ['made of copies', { ...record, status: 200, copiedAt: 1_790_000_000_000 }],
  ['a failure', { ...record, status: 503, failure: 'Không có: a\nb' }],
  ['without state', { ...record, status: 503, state: bytes('') }],
])('a record that is %s survives packing and sets the cache’s lifetime', async (_, given) => {
  const packed = packRecord(given)
  expect(packed.status).toBe(given.status)
  expect(packed.headers.get('cache-control')).toBe('no-store')
  expect(packed.headers.get('cache-tag')).toBe('vi,config')
  expect(packed.headers.get('cloudflare-cdn-cache-control')).toBe('public, max-age=60')
  expect(await unpackRecord(packed)).toEqual({ copiedAt: undefined, age: 0, expired: false, ...given })
})

test.each([
  [
    { age: '240', 'cf-cache-status': 'HIT' },
    { age: 240, expired: false },
  ],
  [
    { age: '4000', 'cf-cache-status': 'UPDATING' },
    { age: 4000, expired: true },
  ],
  [{ 'cf-cache-status': 'STALE' }, { age: 0, expired: true }],
])('unpacking reads the platform cache’s headers: %o', async (headers, seen) => {
  const { status, body, headers: own } = packRecord(record)
  const kept = new Response(body, { status, headers: { ...Object.fromEntries(own), ...headers } })
  expect(await unpackRecord(kept)).toMatchObject(seen)
})

test('another response is an error', async () => {
  await expect(unpackRecord(new Response('Bad gateway', { status: 502 }))).rejects.toThrow(
    'did not return a page record',
  )
})
