import { expect } from '@playwright/test'
import vi from '#i18n/messages/vi.json' with { type: 'json' }
import { languages } from './content.ts'
import { hydrate, saveData, test } from './test.ts'

for (const { locale, words } of languages) {
  const prefix = locale === 'en' ? '' : `/${locale}`

  test(`${locale}: an address that its route rejects is a 404 that names it`, async ({ reader }) => {
    const path = `${prefix}/resources/blog/no-such-post`
    expect((await reader.goto(path))?.status()).toBe(404)
    const message = words.error.pageRefused.replace('{path}', path)
    await expect(reader.locator('main').getByText(message, { exact: true })).toBeVisible()
  })
}

test('an address that its route rejects is a 404 in the app, too', async ({ page, expectComplaint }) => {
  expectComplaint(/status of 404/)
  const path = '/vi/resources/blog/no-such-post'
  await page.goto(path)
  await hydrate(page)
  const message = vi.error.pageRefused.replace('{path}', path)
  await expect(page.locator('main').getByText(message, { exact: true })).toBeVisible()
})

test('texts that fail to load are only logged; the page stays', async ({ page, expectComplaint }) => {
  expectComplaint(/ERR_FAILED/)
  expectComplaint(/Error while mounting app/)
  await page.addInitScript(() => sessionStorage.setItem('reloaded-at', String(Date.now())))
  await page.route(`**/assets/vi-*.js`, (route) => route.abort())
  await page.goto(`/vi/newsletter/declined`)
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Error while mounting app'))
  await page.mouse.move(5, 5, { steps: 2 })
  await logged
  await expect(page.locator('h1')).toBeVisible()
  await page.locator('header a').first().click()
  await expect(page.locator(':is(main, main > div) > section')).toHaveCount(11)
})

for (const address of ['/knowledge-base?q=bot&page=two', '/resources/blog?category=rain', '/resources/academy?level=9'])
  test(`${address}, whose values its route refuses, is a 404 with and without the app`, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/status of 404/)
    // Without it the app loads the pages behind visible links.
    await saveData(page)
    const { words } = languages[0] ?? {}
    const message = words?.error.pageRefused.replace('{path}', address.replace(/\?.*/, '')) ?? '-'
    const state = page.waitForResponse(/_payload\.json\?/)
    expect((await page.goto(address))?.status()).toBe(404)
    await expect(page.locator('main').getByText(message, { exact: true })).toBeVisible()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await hydrate(page)
    expect((await state).status()).toBe(200)
    await expect(page.locator('main').getByText(message, { exact: true })).toBeVisible()
    // The browser has the page's state and loads nothing of it anew.
    expect(asked.filter((path) => /^\/api\/(?!ip$|geoip$|config$)/.test(path))).toEqual([])
  })

test('a list that cannot be read is logged and shows the error screen, from which links go on', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 503/)
  expectComplaint(/ApiError.*answered 503/)
  await page.route('**/api/pages/blogs/**', (route) => route.fulfill({ status: 503, json: { errors: [] } }))
  await page.goto('/page/terms-of-use')
  await hydrate(page)
  await page.locator('footer a[href="/resources/blog"]').click()
  const { words } = languages[0] ?? {}
  await expect(page.locator('main')).toContainText('503')
  await expect(page.locator('main')).toContainText(words?.error.failed ?? '-')
  await page.locator('main a[href="/knowledge-base"]').click()
  await expect(page.locator('h1')).toHaveText(words?.knowledgeBase.title ?? '-')
})

test('an app config that fails to load is only logged; pages keep the first one', async ({ page, expectComplaint }) => {
  expectComplaint(/status of 503/)
  expectComplaint(/ApiError: \/api\/config answered 503/)
  await page.route('**/api/config?**', (route) => route.fulfill({ status: 503, json: { errors: [] } }))
  await page.goto('/vi/page/terms-of-use')
  const register = page.locator('header a[href^="https://app.helmsway.example"]').first()
  const address = await register.getAttribute('href')
  await hydrate(page)
  const logged = page.waitForEvent('console', (message) => message.text().includes('/api/config answered 503'))
  await page.locator('footer a[href="/vi/knowledge-base"]').first().click()
  await logged
  const { words } = languages.find(({ locale }) => locale === 'vi') ?? {}
  await expect(page.locator('h1')).toHaveText(words?.knowledgeBase.title ?? '-')
  await expect(register).toHaveAttribute('href', address ?? '-')
  await page.locator('footer a[href="/vi/resources/blog"]').first().click()
  await expect(page.locator('#posts h3').nth(5)).toBeVisible()
  await expect(register).toHaveAttribute('href', address ?? '-')
})

test('the list shows without the latest release, and the retry loads it', async ({ page, expectComplaint }) => {
  expectComplaint(/status of 503/)
  await page.route(
    /list-product-updates\?.*limit=1(&|$)/,
    (route) => route.fulfill({ status: 503, json: { errors: [] } }),
    {
      times: 1,
    },
  )
  await page.goto('/page/terms-of-use')
  await hydrate(page)
  await page.locator('footer a[href="/resources/product-updates"]').first().click()
  await expect(page.locator('#releases h3').nth(5)).toBeVisible()
  const latest = page.locator('main').getByText('Current version')
  await expect(latest).toHaveCount(0)
  // The page goes to its top a moment after it is shown: a click must not fall into that.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.locator('main').getByRole('link', { name: 'Try again' }).click()
  await expect(latest).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: 'Try again' })).toHaveCount(0)
})

test('a latest build that cannot be read is only logged', async ({ page, expectComplaint }) => {
  expectComplaint(/status of 503/)
  expectComplaint(/The latest build is unknown/)
  await page.route('**/builds/latest.json', (route) => route.fulfill({ status: 503, body: 'not now' }))
  await page.goto('/page/terms-of-use')
  await hydrate(page)
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('The latest build is unknown'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await logged
  await page.locator('footer a[href="/resources/guidelines"]').click()
  await expect(page).toHaveURL(/guidelines$/)
})
