import { expect, type Page } from '@playwright/test'
import { locales } from '#i18n/locales.ts'
import { expectUsable } from './axe.ts'
import { startNavigation, stopClock } from './clock.ts'
import { languages, messagesOf } from './content.ts'
import { homePath, hydrate, saveData, test, waitForNavigation } from './test.ts'

const english = messagesOf('en')

const countryCalls = /^\/api\/(ip|geoip|country)$/

/** Lets `page` come from `ip` in `country`. Returns its requests for them. */
async function comeFrom(page: Page, country: string | null, ip = '203.0.113.9') {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (countryCalls.test(pathname)) asked.push(pathname)
  })
  await page.route('**/api/ip', (route) => route.fulfill({ json: { data: { ip } } }))
  await page.route('**/api/geoip', (route) =>
    route.fulfill({ json: { data: { country: { code: country }, ipUser: ip } } }),
  )
  return asked
}

for (const { locale, words } of languages)
  test(`${locale}: a visitor from a country that is not served reads so at the plans and the registration`, async ({
    page,
  }) => {
    const { notServed } = words.shell
    await comeFrom(page, 'BR')
    await page.goto(homePath(locale))
    await expect(page.getByText(notServed)).toHaveCount(0)
    await hydrate(page)
    const plans = page.locator('#pricing')
    const country = new Intl.DisplayNames([locales[locale].tag], { type: 'region' }).of('BR') ?? ''
    await expect(plans.getByText(words.pricing.countryNotice.replace('{country}', country))).toBeVisible()
    const register = page.locator('a[href="https://app.helmsway.example/register"]')
    // Header, mobile menu, hero, two sections, four plans, footer.
    await expect(register).toHaveCount(10)
    await expect(register.getByText(notServed)).toHaveCount(10)
    await expect(page.locator('header').getByRole('link', { name: notServed })).toBeVisible()
    await expect(page.getByText(notServed)).toHaveCount(10)
    await expectUsable(page, 'body > header', '#pricing', 'footer')
  })

test('a country that is served, or unknown, changes nothing', async ({ page, open }) => {
  const asked = await comeFrom(page, 'VN')
  await page.goto('/')
  await hydrate(page)
  await expect.poll(() => asked).toEqual(['/api/ip', '/api/geoip', '/api/country'])
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(english.shell.notServed)).toHaveCount(0)

  const unknown = await open()
  const askedThere = await comeFrom(unknown, null)
  await unknown.goto('/')
  await hydrate(unknown)
  await expect.poll(() => askedThere).toEqual(['/api/ip', '/api/geoip'])
  await unknown.waitForLoadState('networkidle')
  await expect(unknown.getByText(english.shell.notServed)).toHaveCount(0)
})

test('the country is asked for again only from another address', async ({ page }) => {
  const asked = await comeFrom(page, 'BR')
  const header = page.locator('header').getByText(english.shell.notServed)
  await page.goto('/page/about')
  await hydrate(page)
  await expect(header).toHaveCount(2)
  asked.length = 0
  await page.goto('/newsletter/subscribed')
  await hydrate(page)
  await expect(header).toHaveCount(2)
  expect(asked).not.toContain('/api/geoip')
  expect(asked).toContain('/api/ip')
  await comeFrom(page, 'VN', '203.0.113.10')
  await page.reload()
  await hydrate(page)
  await expect.poll(() => asked).toContain('/api/geoip')
  await page.waitForLoadState('networkidle')
  await expect(header).toHaveCount(0)
})

test('without an answer nothing changes', async ({ page, expectComplaint }) => {
  expectComplaint(/status of 503/)
  const asked = await comeFrom(page, 'BR')
  await page.route('**/api/geoip', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/page/about')
  await hydrate(page)
  await expect.poll(() => asked).toEqual(['/api/ip', '/api/geoip'])
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(english.shell.notServed)).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('a site that lists no countries asks for none and stores nothing', async ({ page }) => {
  const asked = await comeFrom(page, 'BR')
  await page.route('**/_payload.json?**', async (route) => {
    const state = await (await route.fetch()).text()
    expect(state).toContain('"checks_country":true')
    await route.fulfill({
      contentType: 'application/json',
      body: state.replace('"checks_country":true', '"checks_country":false'),
    })
  })
  await page.goto('/newsletter/subscribed')
  await hydrate(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ''])
})

test('the API answers a caller with its address and country; without Cloudflare the country is unknown', async ({
  request,
}) => {
  expect((await (await request.get('/api/ip')).json()).data.ip).toEqual(expect.any(String))
  expect((await (await request.get('/api/geoip')).json()).data).toMatchObject({ country: { code: null } })
})

test('a newer app config shows after the next navigation', async ({ page }) => {
  const newer = 'https://app.example/register'
  await saveData(page)
  await page.route('**/api/config?**', async (route) => {
    const { data } = await (await route.fetch()).json()
    await route.fulfill({ json: { data: { ...data, link_button: { ...data.link_button, register: newer } } } })
  })
  await page.goto('/knowledge-base')
  await hydrate(page)
  const register = page.locator('header').getByRole('link', { name: 'Start trading' }).first()
  await expect(register).not.toHaveAttribute('href', newer)
  await page.locator('footer a[href="/resources/guidelines"]').click()
  await expect(register).toHaveAttribute('href', newer)
})

test('a navigation asks for the app config again when it is older than ten seconds', async ({ page }) => {
  let asked = 0
  page.on('request', (request) => (asked += request.url().includes('/api/config?') ? 1 : 0))
  await saveData(page)
  await page.clock.install()
  await page.goto('/knowledge-base')
  await hydrate(page)
  await stopClock(page)
  await page.locator('footer a[href="/resources/guidelines"]').click()
  await startNavigation(page)
  await expect(page.locator('h1')).not.toHaveText('Knowledge base')
  await waitForNavigation(page)
  const first = asked
  await page.clock.runFor(9000)
  await page.locator('footer a[href="/resources/academy"]').click()
  await startNavigation(page)
  await expect(page).toHaveURL(/academy$/)
  await expect(page.locator('#courses')).toBeVisible()
  await waitForNavigation(page)
  expect(asked).toBe(first)
  await page.clock.runFor(2000)
  await page.locator('footer a[href="/resources/guidelines"]').click()
  await startNavigation(page)
  await expect(page).toHaveURL(/guidelines$/)
  await expect.poll(() => asked).toBe(first + 1)
})
