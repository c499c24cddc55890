import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contentServer, listen } from '#tests/support/subscribe-server.ts'
import { linkIn, mailSite, oneClickIn, secret, subscribed } from '#tests/support/newsletter.ts'
import { withdrawBounced } from './bounces.ts'

const start = Date.UTC(2026, 0, 1)
const day = 24 * 60 * 60_000
const email = 'linh@example.com'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: start }))
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

/** A site with a subscriber. */
async function subscriber(vars: Record<string, string> = {}) {
  const site = mailSite(vars)
  await site.signUp(email)
  await site.press(linkIn(site.sent[0]), 'confirm')
  pass(1000)
  return site
}

/** A content server that answers withdrawals with `status`; the calls and addresses that it took. */
function withdrawals(status: () => number) {
  const server = contentServer(() => new Response(null, { status: status() }))
  return () => server.mock.calls.map(([url, init]) => [String(url).replace(/.*\//, ''), String(init?.body)])
}

test('the page of leaving withdraws, a mail says so, and its link takes it back', async () => {
  const { sent, press } = await subscriber()
  const left = await press(oneClickIn(sent[0]), 'leave')
  expect(left).toMatch(/^\/vi\/newsletter\/left\?token=/)
  expect(await subscribed()).toEqual([])
  await press(oneClickIn(sent[0]), 'leave')
  expect(sent).toHaveLength(2)
  expect(sent[1]).toMatchObject({ to: email })
  expect(linkIn(sent[1])).toMatch(/^https:\/\/helmsway\.example\/vi\/newsletter\/left\?token=/)
  expect(await press(linkIn(sent[1]), 'confirm')).toBe('/vi/newsletter/confirmed')
  expect(await subscribed()).toEqual([email])
  expect(await press(`https://helmsway.example${left}`, 'leave')).toMatch(/left/)
})

test('a mail program withdraws with one click, without a redirect', async () => {
  const { sent, post } = await subscriber()
  const link = new URL(oneClickIn(sent[0]))
  pass(900 * day)
  const answer = await post(link.pathname + link.search, 'List-Unsubscribe=One-Click')
  expect([answer.status, await answer.text()]).toEqual([200, ''])
  expect(await subscribed()).toEqual([])
  expect((await post('/vi/newsletter/leave?token=a.1.b', 'List-Unsubscribe=One-Click')).status).toBe(404)
})

test('whoever leaves before confirming is deleted and gets no goodbye', async () => {
  const { signUp, sent, press } = mailSite()
  await signUp(email)
  expect(await press(oneClickIn(sent[0]), 'leave')).toMatch(/left/)
  expect(await press(linkIn(sent[0]), 'confirm')).toBe('/vi/newsletter/expired')
  expect(sent).toHaveLength(1)
  expect(await env.DB.prepare('SELECT email FROM newsletter_mails').all()).toHaveProperty('results', [])
})

test('whoever has left can sign up again', async () => {
  const { signUp, sent, press } = await subscriber()
  await press(oneClickIn(sent[0]), 'leave')
  pass(day)
  await signUp(email)
  expect(sent).toHaveLength(3)
  expect(await press(linkIn(sent[2]), 'confirm')).toBe('/vi/newsletter/confirmed')
  expect(await subscribed()).toEqual([email])
})

test('the content server hears of a withdrawal, also if it was down', async () => {
  const log = listen()
  let status = 204
  const asked = withdrawals(() => status)
  const { sent, press, runCron } = await subscriber({ CONTENT_API_URL: `https://cms.example/${crypto.randomUUID()}` })
  expect(asked()).toEqual([['subscribe', `{"email":"${email}"}`]])
  status = 503
  await press(oneClickIn(sent[0]), 'leave')
  pass(40 * day)
  status = 204
  await runCron()
  expect(asked().at(-1)).toEqual(['unsubscribe', `{"email":"${email}"}`])
  expect(await env.DB.prepare('SELECT count(*) AS n FROM newsletter').first('n')).toBe(0)
  log.forget()
})

test('a content server without the call does not keep sign-ups waiting, and the operator hears of it', async () => {
  const log = listen()
  const server = vi.spyOn(globalThis, 'fetch')
  server.mockImplementation(async (url) =>
    String(url).endsWith('/unsubscribe') ? new Response(null, { status: 404 }) : new Response(null, { status: 204 }),
  )
  const { sent, press, signUp } = await subscriber({ CONTENT_API_URL: `https://cms.example/${crypto.randomUUID()}` })
  await press(oneClickIn(sent[0]), 'leave')
  await signUp('an@example.com')
  await press(linkIn(sent[2]), 'confirm')
  const { results } = await env.DB.prepare('SELECT kind, state, reason FROM newsletter ORDER BY kind').all()
  expect(results).toEqual([
    { kind: 'subscribe', state: 'delivered', reason: null },
    { kind: 'unsubscribe', state: 'waiting', reason: 'The content server answered 404 to /unsubscribe' },
  ])
  expect(log.written()).toContain('POST /unsubscribe')
  log.forget()
})

test('withdrawn addresses are deleted after 30 days', async () => {
  const { sent, press, runCron } = await subscriber()
  await press(oneClickIn(sent[0]), 'leave')
  const count = () => env.DB.prepare('SELECT count(*) AS n FROM newsletter').first('n')
  pass(30 * day)
  await runCron()
  expect(await count()).toBe(1)
  pass(1)
  await runCron()
  expect(await count()).toBe(0)
})

test.each([
  ['complained', {}, 0],
  ['bounced', { bounce: { type: 'hard' } }, 0],
  ['bounced', { bounce: { type: 'soft' } }, 1],
  ['delivered', {}, 1],
])('after the event %s %j of the mail service %i address is subscribed', async (type, details, left) => {
  const { settings, sent, signUp } = await subscriber()
  const body = { type: `cf.email.sending.message.${type}`, payload: { recipient: 'Linh@Example.com', ...details } }
  const unknown = { ...body, payload: { ...body.payload, recipient: 'nobody@example.com' } }
  await withdrawBounced([{ body: null }, { body: unknown }, { body }, { body }], env.DB, settings, Date.now())
  expect(await subscribed()).toHaveLength(left)
  pass(day)
  await signUp(email)
  expect(sent).toHaveLength(left === 0 ? 1 : 2)
  expect(settings.NEWSLETTER_SECRET).toBe(secret)
})
