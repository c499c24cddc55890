import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { emptyKv } from '#tests/support/gateway.ts'
import { remoteGateway } from '#tests/support/remote-gateway.ts'

beforeEach(emptyKv)

const home = '/api/items/pages/home'
/** Shorter than a try that gets no answer takes. */
const patienceMs = 200

test('a content server that keeps a visitor waiting: the copy is shown as stale, and the late answer renews it', async () => {
  const { request, order } = remoteGateway(env.SITE_KV, patienceMs)
  await request(home)
  await order({ fault: 'silent', times: 1, mark: 'CMS edited' })
  const kept = await request(home)
  expect(kept.status).toBe(200)
  expect(kept.headers.get('cache-status')).toMatch(/^content; hit; detail=stale; age=\d+$/)
  expect(await kept.text()).not.toContain('CMS edited')
  expect(await env.SITE_KV.get('copy:/items/pages/home?lang=en-US')).toContain('CMS edited')
})

test('all who wait for the same late answer are shown the copy, and it is asked for once', async () => {
  const { open, request, order, seen } = remoteGateway(env.SITE_KV, patienceMs)
  await request(home)
  await order({ fault: 'silent', times: 1, mark: 'CMS edited' })
  const homes = await Promise.all(Array.from({ length: 20 }, () => open().home('en')))
  expect(JSON.stringify(homes)).not.toContain('CMS edited')
  // Answers when the work in the background is done, too.
  await request('/api/languages')
  expect((await seen()).asked.filter(({ path }) => path === '/items/pages/home')).toHaveLength(3)
})

test('without a copy the late answer is waited for', async () => {
  const { request, order } = remoteGateway(env.SITE_KV, patienceMs)
  await order({ fault: 'silent', times: 1 })
  const answer = await request(home)
  expect(answer.status).toBe(200)
  expect(answer.headers.has('cache-status')).toBe(false)
  expect(await answer.text()).toContain('CMS')
})
