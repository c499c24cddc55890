import { expect } from '@playwright/test'
import { hydrate, saveData, test } from './test.ts'

test('the focus moves to the next page’s heading, and its title is announced', async ({ page }) => {
  await page.goto('/cn/knowledge-base')
  await hydrate(page)
  const link = page.locator('footer a[href="/cn/resources/academy"]')
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/academy$/)
  await expect(page.locator('main h1')).toBeFocused()
  await expect(page.locator('[aria-live=polite]').filter({ hasText: await page.title() })).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(page.locator('main h1 ~ * a, main a').first()).toBeVisible()
})

test('a filtered list keeps the focus on the choice', async ({ page }) => {
  await page.goto('/resources/blog')
  await hydrate(page)
  const chip = page.locator('main nav a[href*="category=company-news"]')
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/category=company-news/)
  await expect(chip).toBeFocused()
})

test('a followed link looks pressed until its page shows', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/academy?*', async (route) => {
    await promise
    await route.continue()
  })
  await saveData(page)
  await page.goto('/knowledge-base')
  await hydrate(page)
  const link = page.locator('footer a[href="/resources/academy"]')
  await link.click()
  await expect(link).toHaveCSS('opacity', '0.65')
  await expect(page.locator('#courses')).toHaveCount(0)
  resolve()
  await expect(page.locator('#courses')).toHaveCount(1)
  await expect(link).toHaveCSS('opacity', '1')
})
