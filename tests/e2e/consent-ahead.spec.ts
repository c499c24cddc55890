import { expect } from '@playwright/test'
import { keepRecord, record } from './consent-record.ts'
import { hydrate, saveData, test } from './test.ts'
import { listen } from './traffic.ts'

for (const saves of [false, true])
  test(`the dialog’s script ${saves ? 'waits for a click with Save-Data' : 'is there when the button is seen'}`, async ({
    page,
    baseURL,
  }) => {
    await keepRecord(page, baseURL, record)
    if (saves) await saveData(page)
    const traffic = listen(page)
    const isAsked = () => traffic.paths().some((path) => /\/dialog-.*\.js$/.test(path))
    await page.goto('/')
    await hydrate(page)
    expect(isAsked()).toBe(false)
    const button = page.locator('[data-consent-open]')
    await button.scrollIntoViewIfNeeded()
    await expect(button).toBeInViewport()
    if (!saves) return expect.poll(isAsked).toBe(true)
    await page.waitForLoadState('networkidle')
    expect(isAsked()).toBe(false)
    await button.click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
