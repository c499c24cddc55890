import { env } from 'cloudflare:test'
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { remoteGateway } from '#tests/support/remote-gateway.ts'

let log: MockInstance<Console['error']>
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const logged = () => log.mock.calls.splice(0).map(([line]) => JSON.parse(String(line)))

/** A gateway that knows the content server's table. */
async function warmGateway() {
  const gateway = remoteGateway()
  await gateway.request('/')
  return gateway
}

test('the table of the content server is applied, in the gateway and for the browser', async () => {
  const { request } = await warmGateway()
  const moved = await request('/vi/cms-old')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/vi/resources/blog'])
  expect((await request('/cms-campaign/spring')).headers.get('location')).toBe('https://app.cms.example/register')
  expect(await (await request('/api/redirects?path=/cms-old')).json()).toEqual({
    data: { to: '/resources/blog', status: 301 },
  })
  // The embedded table is not that of this site.
  expect((await request('/help')).headers.get('location')).toBeNull()
})

test('no page waits for the table: it comes behind the first visitor, and an isolate begins with the copy', async () => {
  const { request, restart, order } = remoteGateway()
  expect((await request('/cms-old')).status).toBe(200)
  expect((await request('/cms-old')).status).toBe(301)
  await order({ fault: 'silent' })
  const next = restart()
  expect((await next('/cms-old')).status).toBe(301)
  expect(logged()).toMatchObject([{ call: '/items/redirects?limit=-1&meta=filter_count', status: 'timeout' }])
})

test('the table is asked for again after 30 s, and stays as it is while that fails', async () => {
  const { request, seen, pass, order } = await warmGateway()
  const asked = async () => (await seen()).asked.filter(({ path }) => path === '/items/redirects').length
  await request('/')
  expect(await asked()).toBe(1)
  pass(31_000)
  await request('/')
  expect(await asked()).toBe(2)
  await order({ fault: 'error' })
  pass(31_000)
  await request('/')
  expect(await asked()).toBeGreaterThan(2)
  expect((await request('/cms-old')).status).toBe(301)
  expect(logged()).toContainEqual(
    expect.objectContaining({ call: '/items/redirects?limit=-1&meta=filter_count', status: 500 }),
  )
})

test('rows that are no rules, hide a page, loops, chains and ways to foreign hosts are left out, each with a line', async () => {
  const { request, order } = remoteGateway()
  await order({ fault: 'wrong-redirects' })
  await request('/')
  expect(logged()).toEqual([
    { event: 'redirect left out', from: 'no-path', error: expect.stringContaining('from: ') },
    { event: 'redirect left out', from: '/cms-script', error: expect.stringContaining('to: ') },
    { event: 'redirect left out', from: '/cms-status', error: expect.stringContaining('status: ') },
    { event: 'redirect left out', from: '/cms-foreign', error: expect.stringContaining('evil.example') },
    ...[
      '/vi/knowledge-base',
      '/resources/*',
      '/vi/trang/dieu-khoan-su-dung',
      '/page/terms-of-use',
      '/knowledge-base/api-key-permissions',
      '/resources/guidelines/anything',
      '/api/config',
    ].map((from) => ({ event: 'redirect left out', from, error: expect.stringContaining('hides') })),
    { event: 'redirect left out', from: '/cms-port', error: expect.stringContaining('to: ') },
    { event: 'redirect left out', from: '/cms-word', error: expect.stringContaining('status: ') },
    { event: 'redirect left out', from: '', error: expect.stringContaining('from: ') },
    { event: 'redirect left out', from: '/cms-object', error: expect.stringContaining('to: ') },
    { event: 'redirect left out', from: '', error: expect.stringContaining('status: ') },
    { event: 'redirect left out', from: '/cms-self/*', error: expect.stringContaining('loop') },
    { event: 'redirect left out', from: '/cms-there', error: expect.stringContaining('loop') },
    { event: 'redirect left out', from: '/cms-back', error: expect.stringContaining('loop') },
    { event: 'redirect left out', from: '/cms-chain', error: expect.stringContaining('chain: "/cms-old"') },
  ])
  expect((await request('/cms-old')).status).toBe(301)
  expect((await request('/cms-gone')).status).toBe(410)
  expect((await request('/knowledge-base/cms-moved')).headers.get('location')).toBe('/knowledge-base')
  for (const path of [
    '/vi/knowledge-base',
    '/page/terms-of-use',
    '/cms-chain',
    '/cms-script',
    '/cms-foreign',
    '/cms-self',
    '/cms-there',
    '/cms-back',
  ])
    expect((await request(path)).status).toBe(200)
})

test('a table that stays the same is read once', async () => {
  const { request, order, pass } = remoteGateway()
  await order({ fault: 'wrong-redirects' })
  await request('/')
  expect(logged().length).toBeGreaterThan(0)
  pass(31_000)
  await request('/')
  expect(logged()).toEqual([])
})

test('an isolate begins with the checked table, and no row is checked again while nothing changes', async () => {
  const { request, restart, order } = remoteGateway()
  await order({ fault: 'wrong-redirects' })
  await request('/')
  expect(logged().length).toBeGreaterThan(0)
  const next = restart()
  expect((await next('/cms-old')).status).toBe(301)
  expect((await next('/cms-foreign')).status).toBe(200)
  expect(logged()).toEqual([])
})

const key = 'redirects:checked'

test('a table that was checked for another build or other links is used at once, and checked again in the background', async () => {
  const rules = [{ from: '/cms-before', to: '/resources/blog', status: 301 }]
  await env.SITE_KV.put(key, JSON.stringify({ checkOf: 'another build', rules }))
  const { request } = remoteGateway()
  expect((await request('/cms-before')).status).toBe(301)
  expect((await request('/cms-before')).status).toBe(200)
  expect((await request('/cms-old')).status).toBe(301)
  expect(await env.SITE_KV.get(key)).toContain('/cms-old')
})

test('a stored rule that is none for this build costs itself alone', async () => {
  const rules = [{ from: '/cms-before', to: '/resources/blog', status: 301 }, { from: '/cms-bad', status: 200 }, 'none']
  await env.SITE_KV.put(key, JSON.stringify({ checkOf: 'another build', rules }))
  const { request } = remoteGateway()
  expect((await request('/cms-before')).status).toBe(301)
  expect((await request('/cms-bad')).status).toBe(200)
})

test.each(['', 'no JSON', '{"rules":[]}', '{"checkOf":"x","rules":{"from":"/cms-old"}}'])(
  'a checked table that reads %j counts as none',
  async (text) => {
    await env.SITE_KV.put(key, text)
    const { request } = remoteGateway()
    expect((await request('/cms-old')).status).toBe(200)
    expect((await request('/cms-old')).status).toBe(301)
  },
)
