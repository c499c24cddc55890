import { expect, type Page } from '@playwright/test'
import { languages } from './content.ts'
import { asPerson, homePath, newVisitor, saveData, test, hydrate } from './test.ts'
import { listen } from './traffic.ts'
import { keepRecord, record } from './consent-record.ts'
import { sections, sectionNames } from '#model/sections.ts'

/** Delays the page's state, without which the app cannot hydrate. */
async function holdPayload(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/_payload.json?*', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

for (const { locale } of languages) {
  test(`${locale}: at first the page is light and asks for nothing that waits`, async ({ page }) => {
    await asPerson(page)
    // Nothing is loaded ahead: what is asked for is what the page needs to be read.
    await saveData(page)
    const traffic = listen(page)
    await page.goto(homePath(locale), { waitUntil: 'networkidle' })
    // The requests of the dialog count, too.
    await expect(page.getByRole('dialog')).toBeVisible()
    const paths = traffic.paths()
    expect(paths.length, paths.join(' ')).toBeLessThanOrEqual(6)
    // At least the entry script, which proves that the listener works.
    expect(paths.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0)
    expect(await traffic.scriptBytes()).toBeLessThanOrEqual(16_000)
    await expect(page.locator('link[rel=modulepreload], link[rel=prefetch], link[as=script]')).toHaveCount(0)
  })
}

/**
 * Opens `path` as a visitor who has answered the consent question, and waits for the app. With
 * Save-Data no other page is loaded ahead: what is counted is what this page needs.
 */
async function expectLightApp(page: Page, path: string, baseURL: string | undefined) {
  await keepRecord(page, baseURL, record)
  await saveData(page)
  const traffic = listen(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  await hydrate(page)
  await page.waitForLoadState('networkidle')
  const scripts = traffic.paths().filter((asked) => asked.endsWith('.js'))
  expect(scripts.length, scripts.join(' ')).toBeLessThanOrEqual(15)
  expect(await traffic.scriptBytes(), path).toBeLessThanOrEqual(145_000)
}

// The home page in each language: its texts are a script of their own.
for (const path of [...languages.map(({ locale }) => homePath(locale)), '/search?q=risk', '/page/terms-of-use'])
  test(`${path}: with the app at most 145 kB of script in 15 files`, ({ page, baseURL }) =>
    expectLightApp(page, path, baseURL))

for (const name of sectionNames.filter((known) => 'items' in sections[known] && sections[known].listed))
  test(`${name}: with the app a list and an item have at most 145 kB of script in 15 files`, async ({
    context,
    page,
    baseURL,
  }) => {
    const { path } = sections[name]
    await expectLightApp(page, path, baseURL)
    const item = await page.locator(`main a[href^="${path}/"]`).first().getAttribute('href')
    await expectLightApp(await context.newPage(), item ?? '', baseURL)
  })

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

test('a click on a button before the app is there takes effect once it is', async ({ page }) => {
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

test('a click on what works without the app is heard while the app comes, too', async ({ page }) => {
  await page.goto('/knowledge-base')
  const html = page.locator('html')
  await html.evaluate((root) => {
    // Like during hydration, when React stops clicks from bubbling.
    root.addEventListener('click', (event) => event.stopPropagation())
  })
  await page.locator('[data-theme-switch]').click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
})

test('what was opened and typed before the app is there stays, and typing goes on', async ({ page }) => {
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

test('a form sent before the app is there arrives', async ({ page }) => {
  await holdPayload(page)
  await page.goto('/cn/knowledge-base')
  await page.locator('footer input[name=email]').fill(await newVisitor(page))
  await page.locator('footer form').getByRole('button').click()
  await expect(page).toHaveURL(/\/cn\/newsletter\/subscribed$/)
  await expect(page.locator('h1')).toHaveText('感谢你的订阅！')
})

test('a link followed before the app is there is followed', async ({ page }) => {
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
