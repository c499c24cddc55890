import { expect, type Page } from '@playwright/test'
import { test, hydrate } from './test.ts'

/**
 * Scrolls until the end of the list is `px` below the window, and waits until all observers have
 * run.
 */
const leaveBelow = (page: Page, px: number) =>
  page.evaluate(async (distance) => {
    const end = document.querySelector('main output.sr-only')?.previousElementSibling
    if (!end) throw new Error('The list has no end')
    scrollBy({ top: end.getBoundingClientRect().top - innerHeight - distance, behavior: 'instant' })
    await new Promise((resolve) => {
      new IntersectionObserver(resolve).observe(end)
    })
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }, px)

for (const path of ['/resources/blog', '/resources/product-updates'])
  test(`${path}: the next page is fetched 50 px before the end, not sooner`, async ({ page }) => {
    let asked = false
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      asked ||= pathname.includes('/list-') && searchParams.get('page') === '2'
    })
    await page.goto(path)
    await hydrate(page)
    // A font with other letter widths moves what is below.
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    // The list that grows comes when its end is near.
    await page.locator('#load-more').evaluate((link) => {
      scrollBy({ top: link.getBoundingClientRect().top - 1.5 * innerHeight, behavior: 'instant' })
    })
    await expect(page.locator('main output.sr-only')).toHaveCount(1)
    await leaveBelow(page, 52)
    expect(asked).toBe(false)
    await leaveBelow(page, 48)
    await expect.poll(() => asked).toBe(true)
  })
