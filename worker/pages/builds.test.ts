import { expect, test } from 'vitest'
import { testGateway } from '#tests/support/gateway.ts'

test('the latest build has an id and a time, and is not cached', async () => {
  const answer = await testGateway().request('/builds/latest.json')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(await answer.json()).toEqual({ id: expect.stringMatching(/^[0-9a-f]{16}$/), timestamp: expect.any(Number) })
})

test('the current build is immutable under its id', async () => {
  const { request } = testGateway()
  const latest: unknown = await (await request('/builds/latest.json')).json()
  const answer = await request(`/builds/meta/${Object(latest).id}.json`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await answer.json()).toEqual(latest)
})

test.each(['/builds/meta/0123456789abcdef.json', '/builds/meta/latest.json', '/builds/meta/x'])(
  '%s is another build: 404, not cached',
  async (path) => {
    const answer = await testGateway().request(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  },
)
