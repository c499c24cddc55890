import { expect, type Page } from '@playwright/test'
import { startNavigation, stopClock } from './clock.ts'
import { waitForNavigation, saveData, test, hydrate } from './test.ts'

const bar = (page: Page) => page.locator('.loading-bar')

/**
 * Follows a link to a page whose data is delayed; returns a function that releases the data. The
 * clock stands still from here on.
 */
async function startLoading(page: Page, answer: 'good' | 'broken' = 'good') {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/guidelines?*', async (route) => {
    await promise
    await (answer === 'good' ? route.continue() : route.fulfill({ status: 500, body: '{}' }))
  })
  await saveData(page)
  await page.clock.install()
  await page.goto('/knowledge-base')
  await hydrate(page)
  await stopClock(page)
  // The load has started when the page's data is requested.
  const asked = page.waitForRequest('**/api/guidelines?*')
  await page.locator('footer a[href="/resources/guidelines"]').click()
  await startNavigation(page)
  await asked
  await expect(page).toHaveURL(/guidelines$/)
  return resolve
}

test('the bar shows after 200 ms, is 3 px high, stays for 500 ms and fades for 400', async ({ page }) => {
  const release = await startLoading(page)
  await page.clock.runFor(199)
  await expect(bar(page)).toBeHidden()
  await page.clock.runFor(1)
  await expect(bar(page)).toBeVisible()
  expect(await bar(page).evaluate((element) => getComputedStyle(element).animationDuration)).toBe('2s')
  expect((await bar(page).boundingBox())?.height).toBe(3)
  release()
  await expect(bar(page)).toHaveAttribute('data-stage', 'done')
  await page.clock.runFor(499)
  await expect(bar(page)).toHaveAttribute('data-stage', 'done')
  await page.clock.runFor(1)
  await expect(bar(page)).toHaveAttribute('data-stage', 'leaving')
  await page.clock.runFor(399)
  await expect(bar(page)).toHaveAttribute('data-stage', 'leaving')
  await page.clock.runFor(1)
  await expect(bar(page)).toBeHidden()
})

test('a load that is over within 200 ms shows no bar', async ({ page }) => {
  const release = await startLoading(page)
  await page.clock.runFor(150)
  release()
  await expect(page.locator('h1')).not.toHaveText('Knowledge base')
  await waitForNavigation(page)
  await page.clock.runFor(5000)
  await expect(bar(page)).toHaveAttribute('data-stage', 'idle')
})

test('a page that fails turns the bar to the error colour', async ({ page, expectComplaint }) => {
  expectComplaint(/500/)
  const release = await startLoading(page, 'broken')
  await page.clock.runFor(300)
  const growing = await bar(page).evaluate((element) => getComputedStyle(element).backgroundColor)
  release()
  await expect(page.locator('main')).toContainText('500')
  await expect(bar(page)).toHaveAttribute('data-failed')
  await expect(bar(page)).not.toHaveCSS('background-color', growing)
})

test('with reduced motion the bar appears and disappears', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await startLoading(page)
  await page.clock.runFor(200)
  await expect(bar(page)).toBeVisible()
  expect(await bar(page).evaluate((element) => getComputedStyle(element).animationName)).toBe('none')
})
