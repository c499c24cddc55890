import { env } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'
import { purgeGateway, seconds, start } from '#tests/support/purge.ts'
import { continueForgetting } from './forget.ts'

const keep = (name: string, tags: string[], fetchedAt = start) =>
  env.SITE_KV.put(`copy:${name}`, '{}', { metadata: { tags, fetchedAt } })
/** More copies than one invocation may delete. */
const keepMany = (tag: string) =>
  Promise.all(Array.from({ length: 1100 }, (_, index) => keep(`${tag}${index}`, [tag, `${tag}/${index}`])))
const names = async () => (await env.SITE_KV.list({ prefix: 'copy:' })).keys.map(({ name }) => name)

const report = vi.fn<(error: unknown) => void>()
const cron = () => continueForgetting(env.SITE_KV, report)

test('copies of content answers are forgotten by their tags; others and other keys stay', async () => {
  await Promise.all([
    keep('posts', ['blog']),
    keep('post', ['blog', 'blog/first-post']),
    keep('home', ['home']),
    env.SITE_KV.put('copy:untagged', '{}'),
    env.SITE_KV.put('content:last-good', String(start)),
  ])
  const { purge } = purgeGateway()
  const forget = async (body: string) => (await purge(body)).json()
  expect(await forget('{"tags":["blog/first-post","plans"],"forget":true}')).toEqual({
    data: { forgotten: 1, more: false, edge: false },
  })
  expect(await names()).toEqual(['copy:home', 'copy:posts', 'copy:untagged'])
  expect(await forget('{"tags":["blog"],"forget":true}')).toMatchObject({ data: { forgotten: 1 } })
  expect(await forget('{"everything":true,"forget":true}')).toMatchObject({ data: { forgotten: 2 } })
  expect(await names()).toEqual([])
  expect((await env.SITE_KV.list({ prefix: 'content:' })).keys.map(({ name }) => name).toSorted()).toEqual([
    'content:last-good',
    'content:version',
  ])
})

test('more copies than one call may delete go from the cron, with those of a second call, but none that is newer', async () => {
  await Promise.all([keepMany('blog'), keep('home', ['home']), keep('plans', ['plans'])])
  const purgeEdge = vi.fn(async () => true)
  const { purge } = purgeGateway({ purgeEdge })
  const first = await purge('{"tags":["blog"],"forget":true}')
  expect(first.status).toBe(200)
  expect(await first.json()).toEqual({ data: { forgotten: 900, more: true, edge: true } })
  await keepMany('blog')
  expect(await (await purge('{"tags":["home"],"forget":true}')).json()).toMatchObject({ data: { more: true } })
  seconds(1)
  await keep('blog1', ['blog'], start + 1000)
  await cron()
  expect(await names()).toEqual(['copy:blog1', 'copy:plans'])
  await keep('home', ['home'])
  // It is done: the cron deletes nothing more.
  await cron()
  expect(await names()).toContain('copy:home')
  expect(report).not.toHaveBeenCalled()
})

test('all that is left goes from the cron after a call for everything', async () => {
  await Promise.all([keepMany('blog'), keep('home', ['home'])])
  const { purge } = purgeGateway()
  await purge('{"everything":true,"forget":true}')
  await purge('{"tags":["plans"],"forget":true}')
  await cron()
  expect(await names()).toEqual([])
})

test('a cron run that fails is logged and reported, and the next one goes on', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await keepMany('blog')
  await purgeGateway().purge('{"tags":["blog"],"forget":true}')
  vi.spyOn(env.SITE_KV, 'list').mockRejectedValueOnce(new Error('KV is away'))
  await cron()
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toEqual({ event: 'forget failed', error: 'KV is away' })
  expect(report).toHaveBeenCalledOnce()
  await cron()
  expect(await names()).toEqual([])
  log.mockClear()
})
