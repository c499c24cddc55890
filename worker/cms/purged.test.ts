import { beforeEach, expect, test, vi } from 'vitest'
import { purgeGateway, startClock, tagged } from '#tests/support/purge.ts'
import { remoteGateway } from '#tests/support/remote-gateway.ts'

beforeEach(startClock)

/**
 * A gateway with a content server and a purge. `request` answers when background work
 * is done.
 */
function purgeableGateway() {
  const remote = remoteGateway()
  async function purge(body: string) {
    const answer = await purgeGateway(remote.parts).purge(body)
    remote.pass(1)
    return answer
  }
  return { ...remote, purge }
}

const asked = async ({ seen }: ReturnType<typeof purgeableGateway>, call: string) =>
  (await seen()).asked.filter(({ path }) => path === call).length

test.each(['wrong-shape', 'error', 'empty', 'missing'])(
  'a purged config with the fault %s: the last good config stays',
  async (fault) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const gateway = purgeableGateway()
    const { request, restart, order, purge } = gateway
    const good = await (await request('/api/config')).json()
    await order({ fault, call: '/config' })
    expect(await (await purge('{"tags":["config"]}')).json()).toEqual({ data: { forgotten: false, edge: false } })
    for (const ask of [request, request, restart()]) {
      const kept = await ask('/api/config')
      expect(kept.status).toBe(200)
      expect(await kept.json()).toEqual(good)
      expect(kept.headers.get('cache-status')).toMatch(/^content; hit; detail=stale/)
    }
    log.mockClear()
  },
)

test('a purged blog on a failing server: list and posts stay', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { request, order, purge } = purgeableGateway()
  const paths = ['/api/pages/blogs/list-blogs', '/api/blogs_translations?slug=cms-post-1']
  for (const path of paths) await request(path)
  await order({ fault: 'error' })
  for (const body of [tagged, '{"everything":true}']) {
    expect((await purge(body)).status).toBe(200)
    for (const path of paths) expect((await request(path)).status).toBe(200)
  }
  log.mockClear()
})

test.each([
  ['config', '/api/config', '/config', 'CMS edited'],
  ['vi', '/api/config', '/config', 'CMS edited'],
  ['languages', '/api/languages', '/items/languages', 'CMS English'],
  ['countries', '/api/country', '/country', 'SG'],
])('after a purge of %s the next read of %s asks the server once', async (tag, read, call, text) => {
  const gateway = purgeableGateway()
  const { request, order, purge } = gateway
  await request(read)
  await order({ mark: 'CMS edited' })
  await purge(`{"tags":["${tag}"]}`)
  const answer = await request(read)
  expect(answer.headers.has('cache-status')).toBe(false)
  expect(await answer.text()).toContain(text)
  await request(read)
  expect(await asked(gateway, call)).toBe(2)
})

test('no isolate shows forgotten copies', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { request, restart, order, purge } = purgeableGateway()
  const paths = ['/api/items/pages/home', '/api/blogs_translations?slug=cms-post-1']
  for (const path of paths) await request(path)
  await order({ fault: 'error' })
  for (const path of paths) expect((await request(path)).status).toBe(200)
  await purge('{"everything":true,"forget":true}')
  for (const ask of [request, restart()]) for (const path of paths) expect((await ask(path)).status).toBe(503)
  log.mockClear()
})
