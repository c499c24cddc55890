import { expect, type Page } from '@playwright/test'
import { languages } from './content.ts'
import { newVisitor, test, hydrate } from './test.ts'
import { listen } from './traffic.ts'

/** Delays the page's state, without which the app cannot hydrate. */
async function holdPayload(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/_payload.json?*', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

for (const [path, language, offers] of [
  ['/newsletter/subscribed', 'vi-VN', 1],
  ['/vi/newsletter/subscribed', 'zh-CN', 0],
] as const) {
  test(`${path}: a chosen theme and an offered language do not disturb the app`, async ({ open }) => {
    const page = await open({ locale: language })
    await page.goto(path)
    await page.locator('[data-theme-switch]').click()
    await hydrate(page)
    await page.reload()
    await hydrate(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('aside:has([data-offer-dismiss])').filter({ visible: true })).toHaveCount(offers)
  })
}

test('the scripts and texts of a page load in parallel with the app', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/app-*.js', async (route) => {
    await promise
    await route.continue()
  })
  const traffic = listen(page)
  const payload = page.waitForResponse(/_payload\.json/)
  await page.goto('/vi/knowledge-base')
  const { scripts }: { scripts: string[] } = await (await payload).json()
  const own = scripts.filter((path) => !path.includes('/app-'))
  expect(own.filter((path) => path.includes('/knowledge-base'))).toHaveLength(1)
  await expect.poll(() => own.filter((path) => !traffic.paths().includes(path))).toEqual([])
  await expect.poll(() => traffic.paths().filter((path) => path.includes('/assets/vi-'))).toHaveLength(1)
  resolve()
  await hydrate(page)
})

test('a click on a button before hydration takes effect after it', async ({ page }) => {
  const release = await holdPayload(page)
  await page.goto('/')
  const carousel = page.locator('#logbook .carousel')
  await carousel.getByRole('button', { name: 'Next' }).click()
  await expect(carousel).not.toHaveClass(/swiper-initialized/)
  release()
  await expect(carousel.locator('.carousel-dot').nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(carousel.locator('.swiper-slide-active')).toContainText(
    languages[0]?.home.profit.images[1]?.content ?? '',
  )
})

for (const path of ['/', '/#pricing', '/knowledge-base'])
  test(`${path} stays where the visitor has scrolled it when the app comes`, async ({ open }) => {
    // Without smooth scrolling the browser is at the anchor when the page has loaded.
    const page = await open({ reducedMotion: 'reduce' })
    await page.goto(path)
    // A font with other letter widths moves what is below.
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(500)
    await hydrate(page)
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })

test('a native control works during hydration', async ({ page }) => {
  await page.goto('/knowledge-base')
  const html = page.locator('html')
  await html.evaluate((root) => {
    // Like during hydration, when React stops clicks from bubbling.
    root.addEventListener('click', (event) => event.stopPropagation())
  })
  await page.locator('[data-theme-switch]').click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
})

test('disclosures and text from before hydration stay', async ({ page }) => {
  const release = await holdPayload(page)
  await page.goto('/')
  const items = page.locator('#faq details')
  await items.nth(2).locator('summary').click()
  await items.first().locator('summary').click()
  await page.locator('#pricing summary').click()
  const field = page.locator('footer').getByLabel('Email address')
  await field.click()
  await page.keyboard.type('name@exa')
  const payload = page.waitForResponse(/_payload\.json/)
  release()
  await payload
  await hydrate(page)
  await expect(field).toHaveValue('name@exa')
  await expect(field).toBeFocused()
  await page.keyboard.type('mple.com')
  await expect(field).toHaveValue('name@example.com')
  await expect(items.nth(2).locator('p')).toBeVisible()
  await expect(items.first().locator('p')).toBeHidden()
  await expect(page.locator('#pricing table')).toBeHidden()
})

test('a form works before hydration', async ({ page }) => {
  await holdPayload(page)
  await page.goto('/cn/knowledge-base')
  await page.locator('footer input[name=email]').fill(await newVisitor(page))
  await page.locator('footer form').getByRole('button').click()
  await expect(page).toHaveURL(/\/cn\/newsletter\/subscribed$/)
  await expect(page.locator('h1')).toHaveText('感谢订阅！')
})

test('a link works before hydration', async ({ page }) => {
  await holdPayload(page)
  await page.goto('/vi/newsletter/subscribed')
  await page.locator('header a').first().click()
  await expect(page).toHaveURL(/\/vi$/)
  await expect(page.locator(':is(main, main > div) > section')).toHaveCount(11)
})

for (const failure of ['is gone', 'fails', 'does not arrive'] as const) {
  test(`a state that ${failure} leaves a page that works`, async ({ page, expectComplaint }) => {
    expectComplaint(failure === 'is gone' ? /status of 404/ : failure === 'fails' ? /status of 503/ : /ERR_FAILED/)
    if (failure === 'does not arrive') expectComplaint(/Error while mounting app/)
    await page.route('**/_payload.json?*', (route) => {
      if (failure === 'does not arrive') return route.abort()
      return route.fulfill({ status: failure === 'is gone' ? 404 : 503, json: { errors: [] } })
    })
    const asked = page.waitForRequest(/_payload\.json/)
    await page.goto('/')
    await page.mouse.move(5, 5, { steps: 2 })
    await asked
    const second = page.locator('#faq details').nth(1)
    await second.locator('summary').click()
    await expect(second.locator('p')).toBeVisible()
    await page.locator('header summary', { hasText: 'Resources' }).click()
    await expect(page.locator('header').getByRole('link', { name: 'Academy' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Switch color theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

    // The browser posts the form.
    await page.route('**/api/subscribe', (route) =>
      route.fulfill({ status: 303, headers: { location: '/newsletter/subscribed' } }),
    )
    const post = page.waitForRequest('**/api/subscribe')
    await page.locator('footer').getByLabel('Email address').fill('name@example.com')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    expect((await post).headers()['content-type']).toBe('application/x-www-form-urlencoded')
  })
}
