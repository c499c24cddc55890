import { expect } from '@playwright/test'
import { waitForNavigation, test, hydrate } from './test.ts'

test('the focus goes to the next page’s heading, and its title is said', async ({ page }) => {
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

test('a list that is narrowed keeps the focus on the choice', async ({ page }) => {
  await page.goto('/resources/blog')
  await hydrate(page)
  const chip = page.locator('main nav a[href*="category=company-news"]')
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/category=company-news/)
  await expect(chip).toBeFocused()
})

test('pages change with a transition, unless motion is unwelcome', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    Object.assign(window, { transitions: 0 })
    document.startViewTransition = (...given) => {
      Object.assign(window, { transitions: Number(Reflect.get(window, 'transitions')) + 1 })
      return start(...given)
    }
  })
  await page.goto('/knowledge-base')
  await hydrate(page)
  await page.locator('footer a[href="/resources/blog"]').click()
  await expect(page).toHaveURL(/blog$/)
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'transitions'))).toBe(1)
  await waitForNavigation(page)
  const chip = page.locator('main nav a[href*="category=company-news"]')
  await chip.click()
  await expect(page).toHaveURL(/category/)
  await expect(chip).toHaveAttribute('aria-current', 'true')
  expect(await page.evaluate(() => Reflect.get(window, 'transitions'))).toBe(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const duration = await page.evaluate(
    () => getComputedStyle(document.documentElement, '::view-transition-group(root)').animationName,
  )
  expect(['none', '']).toContain(duration)
})
