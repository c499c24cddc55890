import { expect } from '@playwright/test'
import { launchOptions } from '#tests/playwright.config.ts'
import { hydrate, test } from './test.ts'

// Playwright switches the cache off.
test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

test('a page that was left comes back as it was, without a request', async ({ page, context }) => {
  const reasons: unknown[] = []
  const browser = await context.newCDPSession(page)
  browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => reasons.push(notRestoredExplanations))
  await browser.send('Page.enable')
  await page.goto('/knowledge-base')
  await hydrate(page)
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset.persisted = String(persisted)))
    scrollTo({ top: 700, behavior: 'instant' })
  })
  await page.goto('/vi')
  // Playwright waits for a load event, which a page from the cache does not have.
  await browser.send('Runtime.evaluate', { expression: 'history.back()' })
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
  expect(await page.evaluate(() => scrollY)).toBe(700)
  expect(reasons).toEqual([])
})
