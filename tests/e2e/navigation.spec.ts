import { expect, type Page } from '@playwright/test'
import { languages } from './content.ts'
import { distanceFromTop, scrollThrough } from './scroll.ts'
import { startNavigation, stopClock } from './clock.ts'
import { waitForNavigation, homePath, saveData, test, hydrate } from './test.ts'

/** Sets a mark that only a full page load removes. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))
const isMarked = (page: Page) => page.evaluate(() => Reflect.has(window, 'sameDocument'))

for (const { locale, home, title } of languages.filter(({ locale }) => locale !== 'vi')) {
  test(`${locale}: a link, back and forward keep the document`, async ({ page }) => {
    const path = homePath(locale)
    const deep = `${path}/knowledge-base`.replace('//', '/')
    await page.goto(path)
    await hydrate(page)
    await mark(page)
    await page.locator(`header nav a[href$="/knowledge-base"]`).first().click()
    await expect(page).toHaveURL((url) => url.pathname === deep)
    await expect(page.locator('h1')).not.toHaveText(home.hero.title)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname === path)
    await expect(page.locator('h1')).toHaveText(home.hero.title)
    await expect(page).toHaveTitle(title)
    await expect(page.locator(':is(main, main > div) > section')).toHaveCount(11)
    await page.goForward()
    await expect(page.locator('h1')).not.toHaveText(home.hero.title)
    await page.goBack()
    await expect(page.locator('h1')).toHaveText(home.hero.title)
    await scrollThrough(page)
    await expect(page.locator('.carousel.swiper-initialized')).toHaveCount(2)
    expect(await isMarked(page)).toBe(true)
  })
}

test('a link to a part of the home page leads there from anywhere', async ({ page }) => {
  await page.goto('/vi/newsletter/declined')
  await hydrate(page)
  await mark(page)
  await page.locator('header nav a[href$="#pricing"]').first().click()
  await expect(page).toHaveURL((url) => url.pathname === '/vi' && url.hash === '#pricing')
  await expect(page.locator('#pricing-title')).toBeInViewport()
  await expect.poll(() => distanceFromTop(page.locator('#pricing'), 89)).toBeLessThan(2)
  await page.locator('header nav a[href$="#how-it-works"]').first().click()
  await expect(page.locator('#how-it-works-title')).toBeInViewport()
  expect(await isMarked(page)).toBe(true)
})

/**
 * Follows a link far down in the knowledge base, with a stopped clock, so that the state before the
 * next page goes to its top can be checked. Returns the place that was left, px.
 */
async function followLinkFarDown(page: Page): Promise<number> {
  await saveData(page)
  await page.goto('/knowledge-base')
  await hydrate(page)
  const link = page.locator('footer a[href="/resources/guidelines"]')
  await link.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await page.clock.install()
  await stopClock(page)
  const left = await page.evaluate(() => scrollY)
  await link.click()
  await startNavigation(page)
  return left
}

test('the next page stands at its top 100 ms after it is shown, and going back restores the place', async ({
  page,
}) => {
  const left = await followLinkFarDown(page)
  await expect(page.locator('h1')).not.toHaveText('Knowledge base')
  await waitForNavigation(page)
  await page.clock.runFor(99)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.clock.runFor(1)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Knowledge base')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
})

for (const [moment, isThere] of [
  ['before the next page is there', false],
  ['before the next page has gone to its top', true],
] as const)
  test(`a visitor who goes back ${moment} keeps the place`, async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    if (!isThere) await page.route('**/api/**', (route) => released.then(() => route.continue()))
    const left = await followLinkFarDown(page)
    if (isThere) await waitForNavigation(page)
    await page.goBack()
    await expect(page).toHaveURL(/knowledge-base$/)
    release()
    await expect(page.locator('h1')).toHaveText('Knowledge base')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
    await page.clock.runFor(1000)
    expect(await page.evaluate(() => scrollY)).toBe(left)
  })

test('going back to the first page needs no request', async ({ page }) => {
  await page.goto('/knowledge-base')
  await hydrate(page)
  await page.locator('header a[href="/"]').first().click()
  await expect(page.locator('#hero-title')).toHaveCount(1)
  await waitForNavigation(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/**', (route) => released.then(() => route.continue()))
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Knowledge base')
  release()
})

test('the control key opens a link beside this page; a followed link closes its menu, and the next page can be used', async ({
  page,
}) => {
  await page.goto('/')
  await hydrate(page)
  const opened = page.context().waitForEvent('page')
  await page
    .locator('footer a[href="/"], header a[href="/"]')
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  const other = await opened
  await expect(other.locator(':is(main, main > div) > section')).toHaveCount(11)
  await expect(page).toHaveURL(/\/$/)
  await other.close()

  const menu = page.locator('header details', { hasText: 'Resources' })
  await menu.locator('summary').click()
  await menu.getByRole('link', { name: 'Academy' }).click()
  await expect(page).toHaveURL(/\/resources\/academy$/)
  await expect(menu.getByRole('link', { name: 'Academy' })).toBeHidden()
  await menu.locator('summary').click()
  await expect(menu.getByRole('link', { name: 'Academy' })).toBeVisible()
})
