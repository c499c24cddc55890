import { beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { remoteGateway } from '#tests/support/remote-gateway.ts'

let log: MockInstance<Console['error']>
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('a post that was taken back is gone, also when the content server fails later', async () => {
  const { request, order } = remoteGateway()
  const post = '/api/blogs_translations?slug=cms-post-1'
  await request(post)
  await order({ fault: 'missing' })
  expect((await request(post)).status).toBe(404)
  await order({ fault: 'refuse' })
  expect((await request(post)).status).toBe(503)
  log.mockClear()
})

test('a 404 of a proxy takes no post back: its copy is shown, and stays', async () => {
  const { request, order } = remoteGateway()
  const post = '/api/blogs_translations?slug=cms-post-1'
  await request(post)
  for (const fault of ['foreign-404', 'foreign-404-page', 'refuse']) {
    await order({ fault })
    const kept = await request(post)
    expect(kept.status).toBe(200)
    expect(kept.headers.get('cache-status')).toMatch(/^content; hit; detail=stale/)
  }
  log.mockClear()
})
