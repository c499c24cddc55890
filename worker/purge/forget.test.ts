import { env } from 'cloudflare:test'
import { beforeEach, expect, test, vi } from 'vitest'
import { purgeGateway, start, startClock } from '#tests/support/purge.ts'
import { continueForgetting } from './forget.ts'

beforeEach(startClock)

const keep = (name: string, tags: string[], fetchedAt = start) =>
  env.SITE_KV.put(`copy:${name}`, '{}', { metadata: { tags, fetchedAt } })
/** As a call leaves it that could not delete all. */
const leave = (task: { tags?: string[] }) =>
  env.SITE_KV.put('content:forget', JSON.stringify({ ...task, before: start }))
const names = async () => (await env.SITE_KV.list({ prefix: 'copy:' })).keys.map(({ name }) => name)

const cron = (report: (error: unknown) => void = () => undefined) => continueForgetting(env.SITE_KV, report)

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

test('more copies than one call may delete go from the cron, but none that is newer', async () => {
  const many = Array.from({ length: 1100 }, (_, index) => keep(`blog${index}`, ['blog', `blog/${index}`]))
  await Promise.all([...many, keep('plans', ['plans'])])
  const { purge } = purgeGateway({ purgeEdge: async () => true })
  const answer = await purge('{"tags":["blog"],"forget":true}')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ data: { forgotten: 900, more: true, edge: true } })
  await keep('blog1', ['blog'], start + 1000)
  await cron()
  expect(await names()).toEqual(['copy:blog1', 'copy:plans'])
  // It is done: the cron deletes nothing more.
  await keep('blog2', ['blog'])
  await cron()
  expect(await names()).toContain('copy:blog2')
})

test.each([
  ['those of both tags', { tags: ['blog'] }, ['copy:home']],
  ['everything', {}, []],
])('a call while an earlier one is not done: %s', async (_, task, left) => {
  await Promise.all([keep('post', ['blog']), keep('plans', ['plans']), keep('home', ['home'])])
  await leave(task)
  await purgeGateway().purge('{"tags":["plans"],"forget":true}')
  expect(await names()).toEqual(left)
})

test('a cron run that fails is logged and reported, and the next one goes on', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const report = vi.fn<(error: unknown) => void>()
  await keep('post', ['blog'])
  await leave({ tags: ['blog'] })
  vi.spyOn(env.SITE_KV, 'list').mockRejectedValueOnce(new Error('KV is away'))
  await cron(report)
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toEqual({ event: 'forget failed', error: 'KV is away' })
  expect(report).toHaveBeenCalledOnce()
  await cron(report)
  expect(await names()).toEqual([])
  log.mockClear()
})
