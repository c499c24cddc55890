import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { linkIn, mailSite, oneClickIn, subscribed } from '#tests/support/newsletter.ts'

const start = Date.UTC(2026, 0, 1)
const minute = 60_000
const day = 24 * 60 * minute
const email = 'linh@example.com'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: start }))
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)
const mails = () => env.DB.prepare('SELECT count(*) AS n FROM newsletter_mails').first('n')

test('a sign-up is stored as unconfirmed, and a mail in the language of the page asks for the confirmation', async () => {
  const { signUp, sent } = mailSite()
  expect((await signUp(email)).status).toBe(202)
  expect(await subscribed()).toEqual([])
  expect(sent).toMatchObject([
    {
      to: email,
      from: { email: 'newsletter@helmsway.example' },
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      attachments: [{ contentId: 'logo', content: expect.stringMatching(/^iVBORw0KGgo/) }],
    },
  ])
  expect(linkIn(sent[0])).toMatch(/^https:\/\/helmsway\.example\/vi\/newsletter\/confirm\?token=[\w.-]+$/)
  expect(oneClickIn(sent[0])).toMatch(/^https:\/\/helmsway\.example\/vi\/newsletter\/leave\?token=[\w.-]+$/)
  expect(sent[0]?.html).not.toMatch(/<img[^>]+src="(?!cid:)|url\(|<script|<link/)
  // The links name nobody.
  expect(JSON.stringify([sent[0]?.html, sent[0]?.text, sent[0]?.headers])).not.toContain('linh')
})

test('without the binding a sign-up needs no confirmation', async () => {
  const { post } = mailSite({ NEWSLETTER_FROM: '' })
  expect((await post('/api/subscribe', `{"email":"${email}"}`, 'application/json')).status).toBe(200)
  expect(await subscribed()).toEqual([email])
  expect(await mails()).toBe(0)
})

test('a form without script leads to the page that asks to look into the inbox', async () => {
  const answer = await mailSite().post('/api/subscribe', `email=${email}&locale=vi`)
  expect(answer.headers.get('location')).toBe('/vi/newsletter/check-inbox')
})

test('the button of the page confirms, a second click is a success, opening the link is not', async () => {
  const { signUp, sent, press, request } = mailSite()
  await signUp(email)
  const link = linkIn(sent[0])
  for (const method of ['GET', 'HEAD', 'GET']) await request(link, { method })
  expect(await subscribed()).toEqual([])
  pass(minute)
  expect(await press(link, 'confirm')).toBe('/vi/newsletter/confirmed')
  expect(await press(link, 'confirm')).toBe('/vi/newsletter/confirmed')
  const { results } = await env.DB.prepare('SELECT created_at, confirmed_at, locale FROM newsletter').all()
  expect(results).toEqual([{ created_at: start, confirmed_at: start + minute, locale: 'vi' }])
  expect(await mails()).toBe(0)
})

test('a link works for seven days', async () => {
  const { signUp, sent, press, runCron } = mailSite()
  await signUp(email)
  pass(7 * day)
  await runCron()
  expect(await press(linkIn(sent[0]), 'confirm')).toBe('/vi/newsletter/confirmed')
  await env.DB.exec('DELETE FROM newsletter')
  await signUp(email)
  pass(7 * day + 1000)
  expect(await press(linkIn(sent[1]), 'confirm')).toBe('/vi/newsletter/expired')
  expect(await subscribed()).toEqual([])
  await runCron()
  expect(await mails()).toBe(0)
})

test('a forged link, one of another secret, and one without a token do nothing', async () => {
  const { signUp, sent, press } = mailSite()
  await signUp(email)
  const link = linkIn(sent[0])
  const last = link.at(-1) === '0' ? '1' : '0'
  for (const forged of [
    link.slice(0, -1) + last,
    link.replace(/\?.*/, ''),
    link.replace(/=[^.]+/, `=${crypto.randomUUID()}`),
  ])
    expect(await press(forged, 'confirm')).toBe('/vi/newsletter/expired')
  const other = mailSite({ NEWSLETTER_SECRET: 'the-secret-of-another-site' })
  expect(await other.press(link, 'confirm')).toBe('/vi/newsletter/expired')
  expect(await other.press(link, 'leave')).toBe('/vi/newsletter/expired')
  expect(await subscribed()).toEqual([])
  expect(await mails()).toBe(1)
})

test('"Not me" deletes the address, which gets no mail again', async () => {
  const { signUp, sent, press } = mailSite()
  await signUp(email)
  expect(await press(linkIn(sent[0]), 'decline')).toBe('/vi/newsletter/declined')
  expect(await mails()).toBe(0)
  expect(await press(linkIn(sent[0]), 'confirm')).toBe('/vi/newsletter/expired')
  pass(365 * day)
  expect((await signUp(email)).status).toBe(202)
  expect(sent).toHaveLength(1)
  const { results } = await env.DB.prepare('SELECT * FROM newsletter_limits').all()
  expect(JSON.stringify(results)).not.toContain('linh')
})

test('an address gets one confirmation mail an hour and three in all, however it is written', async () => {
  const { signUp, sent } = mailSite()
  for (const written of [email, 'LINH@example.com', 'ｌｉｎｈ@Example.com']) await signUp(written)
  expect(sent).toHaveLength(1)
  for (const wait of [60 * minute, 59 * minute, minute, 60 * minute, 8 * day, 90 * day]) {
    pass(wait)
    await signUp(email)
  }
  expect(sent).toHaveLength(3)
  await signUp('other@example.com')
  expect(sent).toHaveLength(4)
})

test('after a confirmation the mails count anew', async () => {
  const { signUp, sent, press } = mailSite()
  for (let count = 1; count <= 5; count += 1) {
    await signUp(email)
    expect(sent).toHaveLength(count)
    expect(await press(linkIn(sent[count - 1]), 'confirm')).toBe('/vi/newsletter/confirmed')
    pass(60 * minute)
  }
})

test('the answer to a new, a waiting and a subscribed address is the same', async () => {
  const { signUp, sent, press } = mailSite()
  const answer = async () => {
    const response = await signUp(email)
    return [response.status, [...response.headers], await response.text()]
  }
  const statements = vi.spyOn(env.DB, 'batch')
  const first = await answer()
  expect(await answer()).toEqual(first)
  await press(linkIn(sent[0]), 'confirm')
  expect(await answer()).toEqual(first)
  pass(2 * day)
  expect(await answer()).toEqual(first)
  // Each sign-up takes the same statements.
  expect(statements.mock.calls.map(([batch]) => batch.length).filter((count) => count === 2)).toHaveLength(4)
})

test('a mail that the service refuses for good ends, others wait', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { signUp, sent, errors, runCron } = mailSite()
  const refusal = (code: string) => Object.assign(new Error(`${email} ${code}`), { code })
  for (const code of ['E_RECIPIENT_SUPPRESSED', 'E_VALIDATION_ERROR', 'E_HEADER_NOT_ALLOWED']) {
    errors.push(refusal(code))
    await signUp(`${code}@example.com`)
  }
  errors.push(refusal('E_RATE_LIMIT_EXCEEDED'))
  await signUp('later@example.com')
  errors.push(new Error('lost connection'))
  await signUp('lost@example.com')
  pass(10 * minute)
  await runCron()
  expect(sent.map(({ to }) => to).toSorted()).toEqual(['later@example.com', 'lost@example.com'])
  const logged = log.mock.calls.splice(0).join('\n')
  expect(logged).toContain('E_RATE_LIMIT_EXCEEDED')
  expect(logged).not.toContain('@')
})

test('a crash between sending and noting sends the mail once more', async () => {
  const { signUp, sent, runCron } = mailSite()
  await signUp(email)
  await env.DB.exec(`UPDATE newsletter_mails SET state = 'waiting', attempts = 0, leased_until = ${start + minute}`)
  await runCron()
  expect(sent).toHaveLength(1)
  pass(minute)
  await runCron()
  await runCron()
  expect(sent).toHaveLength(2)
  expect(linkIn(sent[1])).toBe(linkIn(sent[0]))
})
