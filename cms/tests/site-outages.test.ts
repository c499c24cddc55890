import { mkdtemp, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBoth, until, type Both } from './site.ts'

let both: Both
beforeAll(async () => {
  both = await startBoth()
  await both.warm()
}, 180_000)
afterAll(() => both.end())

/** Longer than the pause of the site after five failures (30 s). */
const timeout = 240_000

/** Renders every page again, waits until `/healthz` gives a `reason` for `call`, and returns it. */
async function whyFailing(call: string, reason: RegExp) {
  await both.purge()
  expect((await both.crawl()).bad).toEqual([])
  const found = await until(`${call} for ${reason}`, async () => {
    const { status, failing } = await both.health()
    return status === 503 && failing.find((one) => one.call.startsWith(call) && reason.test(one.reason))
  })
  expect(Date.parse(found.since)).toBeLessThanOrEqual(Date.now())
  return found.reason
}

const isWell = () => until('a good health check', async () => (await both.health()).status === 200)

test(
  'Directus is killed: every page is shown, and a sign-up waits for its return',
  async () => {
    await both.killDirectus()
    const signUp = await fetch(`${both.site.url}/api/subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'linh@example.com' }),
    })
    expect(signUp.ok).toBe(true)
    // A call without an earlier request has no better reason.
    expect(await whyFailing('/config', /network|not asked/)).toMatch(/network|not asked/)
    expect((await both.health()).newsletter.waiting).toBe(1)

    await both.startDirectus()
    await isWell()
    const delivered = await until('the sign-up', async () => {
      await both.site.query('UPDATE newsletter SET next_attempt_at = 0')
      await both.site.runCron()
      const rows = await both.kit.admin.rows('/items/newsletter')
      return rows.length > 0 && rows
    })
    expect(delivered).toMatchObject([{ email: 'linh@example.com' }])
    // The health check counts once in 10 s.
    await until('an empty outbox', async () => (await both.health()).newsletter.waiting === 0)
  },
  timeout,
)

test(
  'another token: copies are shown, and the health check names the fault',
  async () => {
    const [user] = await both.kit.admin.rows('/users?filter[email][_eq]=site@cms.example.com')
    const setToken = (token: string) => both.kit.admin.patch(`/users/${String(user?.id)}`, { token })
    await setToken('another-token-of-the-site')
    expect(await whyFailing('/config', /does not take CONTENT_API_TOKEN/)).toMatch(/does not take CONTENT_API_TOKEN/)
    await setToken(both.settings.SITE_TOKEN)
    await isWell()
  },
  timeout,
)

test(
  'a proxy that answers 503 for a Directus that is starting',
  async () => {
    await both.killDirectus()
    const proxy = createServer((_request, response) => {
      response.statusCode = 503
      response.end('Service Unavailable')
    }).listen(Number(both.settings.PORT), '127.0.0.1')
    await once(proxy, 'listening')
    try {
      expect(await whyFailing('/config', /^503/)).toMatch(/^503/)
    } finally {
      proxy.close()
      proxy.closeAllConnections()
    }
    await both.startDirectus()
    await isWell()
  },
  timeout,
)

test(
  'a Directus without the extension: its 404 removes no page',
  async () => {
    const empty = await mkdtemp(join(tmpdir(), 'helmsway-extensions-'))
    await both.killDirectus()
    await both.startDirectus({ EXTENSIONS_PATH: empty })
    expect(await whyFailing('/config', /extension/)).toContain('its extension is not loaded')
    expect((await both.page('/resources/blog/reading-an-order-book')).text).toMatch(/<h1[^>]*>Reading an order/)
    await both.killDirectus()
    await rm(empty, { recursive: true })
    await both.startDirectus()
    await isWell()
  },
  timeout,
)

test(
  'a field is deleted in the studio: its pages are shown from copies',
  async () => {
    await both.kit.call(both.settings.ADMIN_TOKEN, 'DELETE', '/fields/blogs_translations/intro')
    expect(await whyFailing('/pages/blogs/list-blogs', /./)).toMatch(/./)
  },
  timeout,
)
