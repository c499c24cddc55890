import { beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { remoteGateway } from '#tests/support/remote-gateway.ts'

let log: MockInstance<Console['error']>
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const logged = () => log.mock.calls.splice(0).map(([line]) => JSON.parse(String(line)))

test('the table of the content server is applied, in the gateway and for the browser', async () => {
  const { request } = remoteGateway()
  const moved = await request('/vi/cms-old')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/vi/resources/blog'])
  expect((await request('/cms-campaign/spring')).headers.get('location')).toBe('https://app.cms.example/register')
  expect(await (await request('/api/redirects?path=/cms-old')).json()).toEqual({
    data: { to: '/resources/blog', status: 301 },
  })
  // The embedded table does not apply.
  expect(await (await request('/api/redirects?path=/help')).json()).toEqual({ data: null })
})

test('only a 404 reads the table, at most every 30 s', async () => {
  const { request, seen, pass } = remoteGateway()
  const asked = async () => (await seen()).asked.filter(({ path }) => path === '/items/redirects').length
  await request('/')
  expect(await asked()).toBe(0)
  await request('/cms-old')
  await request('/cms-other')
  expect(await asked()).toBe(1)
  pass(31_000)
  await request('/cms-old')
  expect(await asked()).toBe(2)
})

test.each(['error', 'silent'] as const)(
  'while the content server is %s the table stays, even in a new isolate',
  async (fault) => {
    const { request, restart, pass, order } = remoteGateway()
    expect((await request('/cms-old')).status).toBe(301)
    await order({ fault })
    pass(31_000)
    expect((await request('/cms-old')).status).toBe(301)
    expect((await restart()('/cms-old')).status).toBe(301)
    expect(logged()).toContainEqual(expect.objectContaining({ call: '/items/redirects?limit=-1&meta=filter_count' }))
  },
)

test('without an answer and a copy there are no redirects, and the 404 is shown', async () => {
  const { request, order } = remoteGateway()
  await order({ fault: 'error' })
  expect((await request('/cms-old')).status).toBe(404)
  logged()
})

test('invalid rows, loops and unknown hosts are skipped with a log line each', async () => {
  const { request, order, pass } = remoteGateway()
  await order({ fault: 'wrong-redirects' })
  expect((await request('/cms-old')).status).toBe(301)
  const lines = logged()
  expect(lines.filter(({ event }) => event === 'redirect left out')).toEqual(
    [
      ['/cms-foreign', 'evil.example'],
      ['/cms-self/*', 'a loop'],
      ['/cms-there', 'a loop'],
      ['/cms-back', 'a loop'],
    ].map(([from, error]) => expect.objectContaining({ from, error: expect.stringContaining(`${error}`) })),
  )
  expect(lines.filter(({ event }) => event === 'content left out').map(({ id, field }) => [id, field])).toEqual([
    ['3', '3.from'],
    ['4', '4.to'],
    ['5', '5.status'],
    ['20', '20.to'],
    ['21', '21.status'],
    ['22', '22.from'],
    ['23', '23.to'],
    expect.anything(),
  ])
  expect((await request('/cms-gone')).status).toBe(410)
  expect((await request('/cms-chain')).headers.get('location')).toBe('/cms-old')
  for (const path of ['/cms-script', '/cms-foreign', '/cms-self', '/cms-there', '/cms-back'])
    expect([path, (await request(path)).status]).toEqual([path, 404])
  // An unchanged table is not checked again.
  pass(31_000)
  await request('/cms-old')
  expect(logged()).toEqual([])
})

test('a rule of the content server hides no page', async () => {
  const { request, order } = remoteGateway()
  await order({ fault: 'wrong-redirects' })
  for (const path of [
    '/vi/knowledge-base',
    '/resources/blog',
    '/page/terms-of-use',
    '/knowledge-base/api-key-permissions',
  ])
    expect([path, (await request(path)).status]).toEqual([path, 200])
  expect((await request('/api/config')).status).toBe(200)
})
