import { expect, type Page } from '@playwright/test'
import { languages } from './content.ts'
import { homePath, test, hydrate } from './test.ts'

/** Navigates in the app like a link to `path`. */
const goTo = (page: Page, path: string) => page.evaluate((path) => history.pushState(null, '', path), path)

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))
const isMarked = (page: Page) => page.evaluate(() => Reflect.has(window, 'sameDocument'))

for (const { locale } of languages) {
  const prefix = homePath(locale).replace(/\/$/, '')

  test(`${locale}: an old address that is typed in leads to the new one`, async ({ reader: page }) => {
    const answer = await page.goto(`${prefix}/help?q=bot`)
    expect(answer?.status()).toBe(200)
    await expect(page).toHaveURL((url) => url.pathname + url.search === `${prefix}/knowledge-base?q=bot`)
  })
}

test('in the app an old address becomes the new one, in the same document', async ({ page }) => {
  await page.goto(`/vi/knowledge-base`)
  await hydrate(page)
  await mark(page)
  await goTo(page, `/vi/changelog?page=2`)
  await expect(page).toHaveURL((url) => url.pathname + url.search === `/vi/resources/product-updates?page=2`)
  await expect(page.locator('#releases')).toHaveCount(1)
  await expect(page.locator('main')).not.toContainText('404')
  await page.goBack()
  await expect(page).toHaveURL((url) => url.pathname === `/vi/knowledge-base`)
  expect(await isMarked(page)).toBe(true)
})

test('an old address may lead to a part of a page', async ({ page }) => {
  await page.goto('/knowledge-base')
  await hydrate(page)
  await goTo(page, '/pricing')
  await expect(page).toHaveURL(/\/#pricing$/)
  await expect(page.locator('#pricing-title')).toBeInViewport()
})

test('an old address that leads to another site loads that one', async ({ page }) => {
  await page.route('https://support.helmsway.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<link rel="icon" href="data:,"><title>Support</title><h1>Support</h1>',
    }),
  )
  await page.goto('/newsletter/subscribed')
  await hydrate(page)
  await goTo(page, '/support')
  await expect(page).toHaveURL('https://support.helmsway.example/')
  await expect(page.locator('h1')).toHaveText('Support')
})

test('in the app a gone address says so, too', async ({ page }) => {
  await page.goto('/knowledge-base')
  await hydrate(page)
  await goTo(page, '/affiliate')
  await expect(page.locator('h1')).toHaveText('This page has been removed')
  await expect(page).toHaveTitle('This page has been removed | Helmsway')
  await page.goBack()
  await expect(page.locator('h1')).toHaveText(['Knowledge base'])
})

test('only an address without a page is looked up', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/redirects') asked.push(searchParams.get('path') ?? '')
  })
  await page.goto('/')
  await hydrate(page)
  await page.locator('header nav a[href="/knowledge-base"]').first().click()
  await expect(page.locator('h1')).toHaveText(['Knowledge base'])
  await page.goBack()
  await expect(page.locator(':is(main, main > div) > section')).toHaveCount(11)
  expect(asked).toEqual([])
  await goTo(page, '/no-such/page?q=bot')
  await expect(page.locator('main')).toContainText('404')
  await expect.poll(() => asked).toEqual(['/no-such/page?q=bot'])
  await expect(page.locator('main')).toContainText('404')
})

test('a missing item is looked up, and a failed look-up keeps the message', async ({ page, expectComplaint }) => {
  expectComplaint(/api\/redirects|ERR_FAILED/)
  const lookUp = page.waitForRequest('**/api/redirects?**')
  await page.route('**/api/redirects?**', (route) => route.abort())
  await page.goto('/newsletter/subscribed')
  await hydrate(page)
  await goTo(page, '/newsletter/none')
  expect(new URL((await lookUp).url()).searchParams.get('path')).toBe('/newsletter/none')
  await expect(page.locator('main')).toContainText('404')
})

for (const { locale, words } of languages) {
  test(`${locale}: a gone address says so in the frame of the site`, async ({ reader: page }) => {
    const answer = await page.goto(`${homePath(locale).replace(/\/$/, '')}/affiliate`)
    expect(answer?.status()).toBe(410)
    await expect(page.locator('h1')).toHaveText(words.error.goneTitle)
    await expect(page).toHaveTitle(`${words.error.goneTitle} | Helmsway`)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('header').getByRole('link', { name: 'Helmsway' })).toBeVisible()
    await expect(page.locator('footer').getByRole('button', { name: words.newsletter.subscribe })).toBeVisible()
    await page.locator('main').getByRole('link', { name: words.error.goHome }).click()
    await expect(page).toHaveURL((url) => url.pathname === homePath(locale))
  })
}

test('at an address that is gone the language can be changed, with script and without', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 410/)
  expectComplaint(/status of 404/)
  await page.goto('/affiliate')
  await page.locator('header details[data-menu] summary').last().click()
  await page.locator('header a[hreflang=vi]').click()
  await expect(page).toHaveURL(/\/vi\/affiliate$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
})
