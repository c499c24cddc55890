import { expect, test, vi } from 'vitest'
import { cms } from '#tests/support/cms.ts'
import { testGateway } from '#tests/support/gateway.ts'
import { parseSettings } from '#worker/settings.ts'

/** A gateway with its own asset server. `pictures` lists the requests to that server. */
function testAssets(more: Record<string, string> = {}) {
  const { url, order, seen } = cms()
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { request } = testGateway({ settings: parseSettings({ ASSET_URL: `${url}/assets`, ...more }) })
  return {
    url,
    seen,
    ask: (path: string, accept = '*/*') => request(`/media/${path}`, { headers: { accept } }),
    order,
    busiest: async () => (await seen()).busiest,
    pictures: async () =>
      (await seen()).asked.map(({ path, query, headers }) => ({ path, query, accept: headers.accept })),
    events: () => log.mock.calls.splice(0).map(([line]): unknown => JSON.parse(String(line)).event),
  }
}
const size = '?w=540&h=405'

test('a picture of the asset server comes in a size that pages write, and is immutable', async () => {
  const { ask, pictures } = testAssets()
  const answer = await ask(`abc${size}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/gif')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(10)
  const query = { w: '540', h: '405', width: '540', height: '405', fit: 'cover', withoutEnlargement: 'true' }
  expect(await pictures()).toEqual([{ path: '/assets/abc', query: { ...query, format: 'auto' }, accept: 'image/*' }])
})

test('made-up sizes do not reach the asset server', async () => {
  const { ask, pictures } = testAssets()
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => ask(`abc?w=${541 + index}&h=405`)))
  expect(answers.every(({ status }) => status === 400)).toBe(true)
  expect(await pictures()).toEqual([])
})

test('concurrent and later requests for a picture share one request', async () => {
  const { ask, order, pictures } = testAssets()
  await order({ fault: 'late' })
  const together = await Promise.all(Array.from({ length: 100 }, () => ask(`abc${size}`)))
  const later = await ask(`abc${size}`)
  const bodies = await Promise.all([...together, later].map((answer) => answer.text()))
  expect(new Set(bodies).size).toBe(1)
  expect(later.headers.get('content-type')).toBe('image/gif')
  expect(await pictures()).toHaveLength(1)
})

test('the asset server sees few variants of Accept', async () => {
  const { ask, pictures } = testAssets()
  const more = ['', ',image/apng', ',image/jxl', ',video/*;q=0.8', ',*/*;q=0.5']
  for (const first of ['image/avif,image/webp', 'image/webp', 'image/*'])
    for (const rest of more) expect((await ask(`abc${size}`, first + rest)).status).toBe(200)
  const asked = (await pictures()).map(({ accept }) => accept)
  expect(asked).toEqual(['image/avif,image/*;q=0.8', 'image/webp,image/*;q=0.8', 'image/*'])
})

test('of many concurrent pictures six load, fifty wait, the others get Retry-After', async () => {
  const { ask, order, pictures, busiest, events } = testAssets()
  await order({ fault: 'late' })
  const answers = await Promise.all(Array.from({ length: 300 }, (_, index) => ask(`id-${index}${size}`)))
  expect(await busiest()).toBeLessThanOrEqual(6)
  expect((await pictures()).length).toBeLessThanOrEqual(56)
  const others = answers.filter(({ status }) => status !== 200)
  expect(others.every(({ status, headers }) => status === 503 && headers.has('retry-after'))).toBe(true)
  expect(others.length).toBeGreaterThanOrEqual(300 - 56)
  expect(events()).toEqual(['requests turned away'])
})

test('after five failures the asset server gets no request for 30 s, and no failure is cached', async () => {
  const { ask, order, pictures, events } = testAssets()
  await order({ fault: 'error', times: 1 })
  expect((await ask(`abc${size}`)).status).toBe(503)
  expect((await ask(`abc${size}`)).status).toBe(200)
  await order({ fault: 'error' })
  for (let count = 0; count < 8; count += 1) {
    const answer = await ask(`id-${count}${size}`)
    expect(answer.status).toBe(503)
    expect(answer.headers.has('retry-after')).toBe(true)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
  expect(await pictures()).toHaveLength(2 + 5)
  expect((await ask(`abc${size}`)).status).toBe(200)
  expect(events().filter((event) => event === 'requests paused')).toHaveLength(1)
})

test('a shared link asks for a PNG, whatever the picture is', async () => {
  const { ask, pictures } = testAssets()
  await ask('abc?w=1200&h=630&as=png', 'image/avif')
  expect(await pictures()).toMatchObject([{ query: { format: 'png' }, accept: 'image/png' }])
})

test('an editor’s SVG is shown with the closed policy', async () => {
  const answer = await testAssets().ask(`drawing-svg${size}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none';.* sandbox$/)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test.each(['-pdf', '-video', '-broken'])(
  'a file that is not a picture (%s) gives the placeholder and a log line',
  async (kind) => {
    const { ask, events, pictures } = testAssets()
    for (let count = 0; count < 6; count += 1) {
      const answer = await ask(`upload-${count}${kind}${size}`, 'image/webp,*/*')
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'image/webp'])
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100)
    }
    // A bad upload does not count as a failure of the server.
    expect(events()).toEqual(Array.from({ length: 6 }, () => 'picture failed'))
    expect(await pictures()).toHaveLength(6)
  },
)

test.each(['missing', 'forbidden'])('a picture that is %s gives the placeholder, with one request', async (fault) => {
  const { ask, order, pictures } = testAssets()
  await order({ fault })
  for (let count = 0; count < 3; count += 1) {
    const answer = await ask(`abc${size}`, 'image/avif,*/*')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'image/avif'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
  expect(await pictures()).toHaveLength(1)
})

test('a part of a picture is not shown, and not kept', async () => {
  const { ask, pictures, events } = testAssets()
  for (let count = 0; count < 2; count += 1) {
    const answer = await ask(`abc-part${size}`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
  }
  expect(await pictures()).toHaveLength(2)
  expect(events()).toEqual(['picture failed', 'picture failed'])
})

test.each(['photo-large', 'photo-chunked-large'])('a large picture (%s) arrives whole', async (name) => {
  const { ask, pictures } = testAssets()
  for (let count = 0; count < 2; count += 1) {
    const answer = await ask(name + size)
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, 9_000_000])
  }
  expect(await pictures()).toHaveLength(1)
})

test.each(['photo-huge', 'photo-chunked-huge'])(
  'a picture above 10 MiB (%s) is a 503, and no failure of the server',
  async (name) => {
    const { ask, events } = testAssets()
    for (let count = 0; count < 6; count += 1) expect((await ask(name + size)).status).toBe(503)
    expect(events()).toEqual(Array.from({ length: 6 }, () => 'picture failed'))
  },
)

test.each(['photo-cut', 'photo-cut-large', 'photo-chunked-cut-large'])(
  'a picture whose connection breaks (%s) is a 503, and not kept',
  async (name) => {
    const { ask, pictures, events } = testAssets()
    for (let count = 0; count < 2; count += 1) expect((await ask(name + size)).status).toBe(503)
    expect(await pictures()).toHaveLength(2)
    expect(events()).toEqual(['picture failed', 'picture failed'])
  },
)

test('without a cache each request gets the picture of the asset server', async () => {
  // As on workers.dev.
  const cache = await caches.open('none')
  vi.spyOn(cache, 'match').mockResolvedValue(undefined)
  vi.spyOn(caches, 'open').mockResolvedValue(cache)
  const { ask, pictures } = testAssets()
  for (let count = 1; count <= 2; count += 1) {
    const answer = await ask(`abc${size}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/gif'])
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(10)
    expect(await pictures()).toHaveLength(2 * count)
  }
})

test('only the content server gets the token', async () => {
  const CONTENT_API_TOKEN = 'a-token-of-the-operator'
  const tokenSent = async ({ ask, seen }: ReturnType<typeof testAssets>) => {
    await ask(`abc${size}`)
    return (await seen()).asked[0]?.headers.authorization
  }
  const { origin } = new URL(testAssets().url)
  expect(await tokenSent(testAssets({ CONTENT_API_TOKEN, CONTENT_API_URL: origin }))).toBe(
    `Bearer ${CONTENT_API_TOKEN}`,
  )
  const elsewhere = { CONTENT_API_TOKEN, CONTENT_API_URL: 'https://cms.example' }
  expect(await tokenSent(testAssets(elsewhere))).toBeUndefined()
})
