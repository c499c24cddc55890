import { expect } from '@playwright/test'
import { missingDsn, test, hydrate } from './test.ts'
import { listen } from './traffic.ts'

test('without a DSN the console says once that nothing is reported, and nothing of it is loaded', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  const traffic = listen(page)
  await page.goto('/knowledge-base')
  await hydrate(page)
  await expect.poll(() => warnings).toEqual([missingDsn])
  await page.locator('footer a[href="/resources/guidelines"]').click()
  await expect(page).toHaveURL(/guidelines$/)
  await page.waitForLoadState('networkidle')
  expect(warnings).toEqual([missingDsn])
  expect(traffic.paths().filter((path) => /sentry|feedback/.test(path))).toEqual([])
})
