import { expect } from '@playwright/test'
import { visit } from './consent-record.ts'
import { consentToRecording, fail, reported, sent, wakeReporting } from './reports.ts'
import { test } from './reporting-test.ts'
import { waitForNavigation, hydrate } from './test.ts'
import { listen } from './traffic.ts'

// One worker, so one site with these settings.
test.describe.configure({ mode: 'default' })

const sentryScript = (paths: string[]) => paths.filter((path) => /\/assets\/sentry-/.test(path)).length

test('it comes with the first sign of life, and what fails then is reported with its page', async ({
  page,
  service,
  expectComplaint,
}) => {
  expectComplaint(/later failure/)
  const traffic = listen(page)
  await page.goto('/knowledge-base', { waitUntil: 'networkidle' })
  expect(sentryScript(traffic.paths())).toBe(0)
  await wakeReporting(page)
  expect(sentryScript(traffic.paths())).toBe(1)
  await fail(page, 'later failure')
  await expect.poll(() => reported(service, 'later failure')).toHaveLength(1)
  expect(reported(service, 'later failure')[0]?.payload).toMatchObject({
    environment: 'end-to-end',
    level: 'error',
    request: { url: page.url() },
    // Tells the service not to infer the IP address from the connection.
    sdk: { settings: { infer_ip: 'never' } },
  })
})

test('an early error loads the reporter, and is reported once', async ({ page, service, expectComplaint }) => {
  for (const complaint of [/early failure/, /early rejection/, /last failure/]) expectComplaint(complaint)
  const traffic = listen(page)
  await page.goto('/page/terms-of-use', { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    setTimeout(() => void Promise.reject(new Error('early rejection')))
    setTimeout(() => {
      throw new Error('early failure')
    })
  })
  await expect.poll(() => reported(service, 'early failure')).toHaveLength(1)
  expect(traffic.paths().filter((path) => path.includes('_payload.json'))).toHaveLength(0)
  await hydrate(page)
  await fail(page, 'last failure')
  await expect.poll(() => reported(service, 'last failure')).toHaveLength(1)
  await expect.poll(() => reported(service, 'early rejection')).toHaveLength(1)
  expect(reported(service, 'early failure')).toHaveLength(1)
  expect(JSON.stringify(reported(service, 'early rejection'))).toContain('"handled":false')
})

test('a page that shows the error screen is reported, too', async ({ page, service, expectComplaint }) => {
  expectComplaint(/503/)
  expectComplaint(/ApiError/)
  await page.goto('/knowledge-base')
  await wakeReporting(page)
  await page.route('**/api/guidelines*', (route) => route.fulfill({ status: 503, json: { errors: [] } }))
  await page.locator('footer a[href="/resources/guidelines"]').click()
  await expect(page.locator('main')).toContainText('503')
  await expect.poll(() => sent(service, 'event')).toContain('/api/guidelines answered 503')
})

test('an app that cannot start is reported', async ({ page, service, expectComplaint }) => {
  expectComplaint(/ERR_FAILED/)
  expectComplaint(/Error while mounting app/)
  await page.route('**/_payload.json?*', (route) => route.abort())
  await page.goto('/newsletter/declined')
  await page.mouse.move(2, 2)
  await page.mouse.move(3, 3)
  await expect.poll(() => sent(service, 'event')).toContain('Failed to fetch')
})

test('reports go to the host of the DSN and nowhere else, which the policy allows alone', async ({
  page,
  service,
  baseURL,
  expectComplaint,
}) => {
  expectComplaint(/from here/)
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  const answer = await page.goto('/')
  await wakeReporting(page)
  await fail(page, 'from here')
  await expect.poll(() => service.items.length, { timeout: 20_000 }).toBeGreaterThan(0)
  // The service answers before the browser tells of the request.
  await expect.poll(() => [...origins]).toEqual([new URL(baseURL ?? '').origin, service.origin])
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy.match(/connect-src [^;]*/)?.[0]).toBe(`connect-src 'self' ${service.origin}`)
  expect(policy).not.toContain('worker-src')
  expect(policy).toContain("require-trusted-types-for 'script'")
})

for (const [number, traced] of [
  [0.19, true],
  [0.21, false],
] as const) {
  test(`a visit that draws ${number} is ${traced ? 'traced' : 'not traced'}; trace headers stay on this site`, async ({
    page,
    service,
    baseURL,
    expectComplaint,
  }) => {
    if (!traced) expectComplaint(/after the visit/)
    await page.addInitScript((drawn) => (Math.random = () => drawn), number)
    await consentToRecording(page, baseURL)
    await visit(page, '/knowledge-base')
    await wakeReporting(page)
    const own = page.waitForRequest(/\/api\/guidelines/)
    await page.locator('footer a[href="/resources/guidelines"]').click()
    const { 'sentry-trace': trace, baggage } = (await own).headers()
    expect(trace).toMatch(traced ? /^[0-9a-f]{32}-[0-9a-f]{16}-1$/ : /^[0-9a-f]{32}-[0-9a-f]{16}-0$/)
    expect(baggage).toContain('sentry-environment=end-to-end')
    await expect(page).toHaveURL(/guidelines$/)
    await waitForNavigation(page)
    await page.evaluate((url) => fetch(`${url}/elsewhere`), service.origin)
    expect(service.headers.some((headers) => 'sentry-trace' in headers || 'baggage' in headers)).toBe(false)
    // Sentry sends what is pending when the page is hidden.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    if (traced) return expect.poll(() => sent(service, 'span')).toContain('/resources/guidelines')
    // When a later error has arrived, no span can still be on its way.
    await fail(page, 'after the visit')
    await expect.poll(() => reported(service, 'after the visit')).toHaveLength(1)
    expect(sent(service, 'span')).toBe('[]')
  })
}

test('a visit is replayed with its texts and pictures as they are, and without what was typed', async ({
  page,
  service,
  baseURL,
}) => {
  await consentToRecording(page, baseURL)
  await page.goto('/')
  await hydrate(page)
  const title = (await page.locator('h1').textContent()) ?? ''
  await page.locator('footer input[name=email]').pressSequentially('someone@example.com')
  // A replay is sent every five seconds.
  await expect.poll(() => sent(service, 'replay_recording'), { timeout: 20_000 }).toContain(title)
  await expect.poll(() => sent(service, 'replay_recording'), { timeout: 20_000 }).toContain('*'.repeat(19))
  expect(sent(service, 'replay_recording')).toContain('/media/')
  expect(sent(service, 'replay_recording')).not.toContain('rr_width')
  expect(JSON.stringify(service.items)).not.toContain('someone@example.com')
  expect(sent(service, 'replay_event')).toContain('"replay_type":"session"')
})

const withQuery = '/search?q=bot&email=someone@example.com#someone'

test('without consent an error on the first page is reported without query and fragment', async ({
  page,
  service,
  expectComplaint,
}) => {
  expectComplaint(/on the first page/)
  await page.goto(withQuery)
  await wakeReporting(page)
  await fail(page, 'on the first page')
  await expect.poll(() => reported(service, 'on the first page')).toHaveLength(1)
  expect(JSON.stringify(reported(service, 'on the first page'))).toContain('/search"')
  expect(JSON.stringify(service.items)).not.toContain('someone')
})

test('no report, trace or replay has a query or fragment', async ({ page, service, baseURL, expectComplaint }) => {
  expectComplaint(/after the visit/)
  await page.addInitScript(() => (Math.random = () => 0))
  await consentToRecording(page, baseURL)
  await visit(page, withQuery)
  await wakeReporting(page)
  await page.locator('footer a[href="/resources/guidelines"]').click()
  await waitForNavigation(page)
  await fail(page, 'after the visit')
  await expect.poll(() => reported(service, 'after the visit')).toHaveLength(1)
  for (const type of ['span', 'replay_event', 'replay_recording'])
    await expect.poll(() => sent(service, type), { timeout: 20_000 }).toContain('/search')
  expect(JSON.stringify(service.items)).not.toContain('someone')
})

test('reports of the worker hold no data about the visitor', async ({ request, service }) => {
  // This site's database has no table.
  for (let visit = 0; visit < 40; visit += 1) await request.get('/search?q=of-the-visitor&email=someone@example.com')
  const answer = await request.post('/api/subscribe?q=of-the-visitor', {
    data: { email: 'someone@example.com' },
    headers: { cookie: 'secret=of-the-visitor', 'cf-connecting-ip': '203.0.113.7', 'x-forwarded-for': '203.0.113.7' },
  })
  expect(answer.status()).toBe(503)
  await expect.poll(() => service.workerItems.filter(({ type }) => type === 'event')).toHaveLength(1)
  const sent = JSON.stringify(service.workerItems)
  expect(sent).toContain('/api/subscribe')
  for (const detail of ['someone@example.com', 'of-the-visitor', '203.0.113.7', 'Visit/'])
    expect(sent).not.toContain(detail)
  expect(new Set(service.workerItems.map(({ type }) => type))).toEqual(new Set(['event']))
})
