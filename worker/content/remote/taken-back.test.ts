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

const copies = async () => (await env.SITE_KV.list({ prefix: 'copy:' })).keys.map(({ name }) => name)

test.each(['missing', 'empty', 'null'])(
  '%s: a post that was taken back is gone when a minute has passed, also when the content server fails later',
  async (fault) => {
    const { request, restart, order, pass } = remoteGateway()
    await request(post)
    await order({ fault, call: items })
    const first = await request(post)
    expect([first.status, first.headers.get('cache-status')]).toEqual([200, expect.stringMatching(stale)])
    pass(59_000)
    expect((await request(post)).status).toBe(200)
    pass(2000)
    // Another isolate knows of the first time.
    expect((await restart()(post)).status).toBe(404)
    await order({ fault: 'refuse' })
    pass(31_000)
    expect((await request(post)).status).toBe(503)
    log.mockClear()
  },
)

test('a post that was missing for a moment starts anew', async () => {
  const { request, order, pass } = remoteGateway()
  await request(post)
  for (const fault of ['missing', undefined, 'missing']) {
    await order(fault ? { fault, call: items } : {})
    expect((await request(post)).status).toBe(200)
    pass(61_000)
  }
})

test.each(['empty', 'null', 'missing'])(
  '%s for everything takes nothing back: all that was read stays, as copies, also for a new isolate',
  async (fault) => {
    const { request, restart, order, pass } = remoteGateway()
    const paths = [
      post,
      '/api/product_updates_translations?slug=cms-update-1',
      '/api/items/pages/static/cms-page',
      '/api/items/pages/home',
      '/api/items/faq?lang=vi-VN',
      '/api/pages/blogs/list-blogs',
      '/api/config',
      '/api/languages',
      '/api/country',
    ]
    const good: unknown[] = []
    for (const path of paths) good.push(await (await request(path)).json())
    const kept = await copies()
    await order({ fault })
    for (let round = 0; round < 3; round += 1) {
      // Languages and countries, too, are asked for again.
      pass(8 * 24 * 60 * 60 * 1000)
      const next = restart()
      for (const ask of [next, next]) {
        const answers = await Promise.all(paths.map((path) => ask(path)))
        expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200))
        expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(good)
      }
    }
    expect(await copies()).toEqual(kept)
    // What nobody has read is a failure then, not a 404.
    expect((await restart()('/api/blogs_translations?slug=cms-post-2')).status).toBe(503)
    log.mockClear()
  },
)

test('an empty list is believed while the config can be read', async () => {
  const { request, order } = remoteGateway()
  const faq = '/api/items/faq?lang=vi-VN'
  await request(faq)
  await order({ fault: 'empty', call: '/items/faq' })
  expect(await (await request(faq)).json()).toEqual({ data: [] })
})

test('a 404 of a proxy takes no post back: its copy is shown, and stays', async () => {
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
  '%s for an item that has a copy takes nothing back: it is the operator who has to mend something',
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

test('a 403 for an item that was never read is a 404: Directus says so of what is not there', async () => {
  const { request, order } = remoteGateway()
  await order({ fault: 'forbidden', call: items })
  expect((await request(post)).status).toBe(404)
})

test('without the extension an item that was never read is a 503, not a 404', async () => {
  const { request, order } = remoteGateway()
  await order({ fault: 'no-route', call: items })
  expect((await request(post)).status).toBe(503)
  log.mockClear()
})

test('a slug that the content server does not have is not asked for again for 30 s', async () => {
  const { request, seen, pass } = remoteGateway()
  const unknown = '/api/blogs_translations?slug=nothing-here'
  const asked = async () => (await seen()).asked.filter(({ path }) => path === items).length
  for (const _ of ['once', 'twice']) expect((await request(unknown)).status).toBe(404)
  expect(await asked()).toBe(1)
  expect((await request(`${unknown}&lang=vi-VN`)).status).toBe(404)
  expect(await asked()).toBe(2)
  pass(30_000)
  expect((await request(unknown)).status).toBe(404)
  expect(await asked()).toBe(3)
})
