import { expect } from '@playwright/test'
import { languages } from './content.ts'
import { homePath, hydrate, test } from './test.ts'

for (const { locale, words } of languages)
  test(`${locale}: without a network a page says so, the way back works, and it comes with the network`, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/ERR_INTERNET_DISCONNECTED/)
    expectComplaint(/Failed to fetch/)
    await page.goto(`${homePath(locale)}/knowledge-base`.replace('//', '/'))
    await hydrate(page)
    const heading = page.locator('h1')
    const before = (await heading.textContent()) ?? ''
    await page.context().setOffline(true)
    // Far below: its page has not been loaded ahead. A click by the mouse would scroll there first.
    await page.locator('footer a[href$="/resources/guidelines"]').evaluate((link: HTMLElement) => link.click())
    await expect(heading).toHaveText(words.error.offlineTitle)
    await page.goBack()
    await expect(heading).toHaveText(before)
    await page.goForward()
    await expect(heading).toHaveText(words.error.offlineTitle)
    await page.context().setOffline(false)
    await expect(heading).not.toHaveText(words.error.offlineTitle)
    await expect(page).toHaveURL(/\/resources\/guidelines$/)
    // The frame without a network has one section.
    await expect(page.locator('main section').nth(1)).toBeVisible()
  })
