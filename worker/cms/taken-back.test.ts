import { env } from 'cloudflare:test'
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { remoteGateway } from '#tests/support/remote-gateway.ts'

let log: MockInstance<Console['error']>
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const items = '/items/blogs_translations'
const post = '/api/blogs_translations?slug=cms-post-1'
const stale = /^content; hit; detail=stale/

const someItems = [post, '/api/product_updates_translations?slug=cms-update-1', '/api/items/pages/static/cms-page']
const others = [
  '/api/items/pages/home',
  '/api/items/faq?lang=vi-VN',
  '/api/pages/blogs/list-blogs',
  '/api/config',
  '/api/languages',
  '/api/country',
]

const copies = async () => (await env.SITE_KV.list({ prefix: 'copy:' })).keys.map(({ name }) => name)

test('an unpublished post is gone at once, also when the content server fails later', async () => {
  const { request, restart, order } = remoteGateway()
  await request(post)
  await order({ fault: 'missing', call: items })
  for (const ask of [request, restart()]) expect((await ask(post)).status).toBe(404)
  expect(await copies()).toEqual([])
  await order({ fault: 'refuse' })
  expect((await request(post)).status).toBe(503)
  log.mockClear()
})

test('a post that was missing for a moment is shown again', async () => {
  const { request, order } = remoteGateway()
  for (const [fault, status] of [
    [undefined, 200],
    ['missing', 404],
    [undefined, 200],
  ] as const) {
    await order(fault ? { fault, call: items } : {})
    expect((await request(post)).status).toBe(status)
  }
})

test.each(['empty', 'null'])('%s for everything: all copies stay, also for a new isolate', async (fault) => {
  const { request, restart, order, pass } = remoteGateway()
  const good: unknown[] = []
  for (const path of [...someItems, ...others]) good.push(await (await request(path)).json())
  const kept = await copies()
  await order({ fault })
  for (let round = 0; round < 3; round += 1) {
    // Copies of languages and countries are now old, too.
    pass(8 * 24 * 60 * 60 * 1000)
    const next = restart()
    for (const ask of [next, next]) {
      const answers = await Promise.all([...someItems, ...others].map((path) => ask(path)))
      expect(answers.map(({ status }) => status)).toEqual(good.map(() => 200))
      expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(good)
    }
  }
  expect(await copies()).toEqual(kept)
  log.mockClear()
})

test('ITEM_NOT_FOUND for everything removes items only', async () => {
  const { request, restart, order } = remoteGateway()
  const all = [...someItems, ...others]
  for (const path of all) expect((await request(path)).status).toBe(200)
  await order({ fault: 'missing' })
  for (const ask of [request, restart()])
    for (const path of all)
      expect([path, (await ask(path)).status]).toEqual([path, someItems.includes(path) ? 404 : 200])
  log.mockClear()
})

test('an empty list never replaces a filled copy, and the log names the remedy', async () => {
  const { request, order } = remoteGateway()
  const faq = '/api/items/faq?lang=vi-VN'
  const good = await (await request(faq)).json()
  await order({ fault: 'empty', call: '/items/faq' })
  const kept = await request(faq)
  expect([await kept.json(), kept.headers.get('cache-status')]).toEqual([good, expect.stringMatching(stale)])
  expect(log.mock.calls.splice(0).join()).toContain('forget the copies')
  expect((await request('/api/items/faq?lang=zh-CN')).status).toBe(200)
})

test('the 404 of a proxy removes no post: its copy is shown', async () => {
  const { request, order, pass } = remoteGateway()
  await request(post)
  for (const fault of ['foreign-404', 'foreign-404-page', 'refuse']) {
    await order({ fault })
    pass(61_000)
    const kept = await request(post)
    expect(kept.status).toBe(200)
    expect(kept.headers.get('cache-status')).toMatch(stale)
  }
  log.mockClear()
})

test.each(['no-route', 'wrong-token', 'forbidden'])(
  '%s for an item with a copy: the copy is shown, and the log has a hint for the operator',
  async (fault) => {
    const { request, order, pass } = remoteGateway()
    const terms = '/api/items/pages/static/terms-of-use'
    await request(terms)
    await order({ fault, call: '/items/pages/static/terms-of-use' })
    for (let count = 0; count < 3; count += 1) {
      pass(61_000)
      const kept = await request(terms)
      expect([kept.status, kept.headers.get('cache-status')]).toEqual([200, expect.stringMatching(stale)])
    }
    expect(await copies()).toContain('copy:/items/pages/static/terms-of-use?lang=en-US')
    expect(log.mock.calls.splice(0).join('\n')).toContain(fault === 'no-route' ? 'extension' : 'CONTENT_API_TOKEN')
  },
)

test.each(['no-route', 'forbidden'])('%s for an item without a copy is a 503, not a 404', async (fault) => {
  const { request, order } = remoteGateway()
  await order({ fault, call: items })
  expect((await request(post)).status).toBe(503)
  log.mockClear()
})
