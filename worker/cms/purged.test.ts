import { beforeEach, expect, test, vi } from 'vitest'
import { purgeGateway, startClock, tagged } from '#tests/support/purge.ts'
import { remoteGateway } from '#tests/support/remote-gateway.ts'

beforeEach(startClock)

/**
 * A gateway with a content server and a purge. `request` answers when background work
 * is done.
 */
function purgeableGateway(answerTimeoutMs?: number) {
  const remote = remoteGateway(undefined, answerTimeoutMs)
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

test('after a purge a late answer counts, and not the copy', async () => {
  const { request, order, purge } = purgeableGateway(200)
  await request('/api/items/pages/home')
  await order({ fault: 'silent', times: 1, mark: 'CMS edited' })
  await purge('{"tags":["home"]}')
  expect(await (await request('/api/items/pages/home')).text()).toContain('CMS edited')
})

test('a purge ends the pause after failures: a post that was taken back is gone at once', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { request, order, purge } = purgeableGateway()
  const post = '/api/blogs_translations?slug=cms-post-1'
  await request(post)
  await order({ fault: 'unavailable' })
  for (const path of [post, '/api/items/pages/home', '/api/items/faq']) await request(path)
  await order({ fault: 'missing', call: '/items/blogs_translations' })
  expect((await request(post)).status).toBe(200)
  await purge(tagged)
  expect((await request(post)).status).toBe(404)
  log.mockClear()
})

test('after a purge a new redirect works at once', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { request, order, purge } = purgeableGateway()
  await order({ fault: 'cut' })
  expect((await request('/cms-campaign/a')).status).toBe(404)
  await order({})
  expect((await request('/cms-campaign/a')).status).toBe(404)
  await purge('{"collection":"redirects"}')
  expect((await request('/cms-campaign/a')).status).toBe(302)
  log.mockClear()
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
