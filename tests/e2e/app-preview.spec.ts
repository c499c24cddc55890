import { expect, type Page } from '@playwright/test'
import { locales } from '#i18n/locales.ts'
import { expectUsable } from './axe.ts'
import { languages } from './content.ts'
import { homePath, test } from './test.ts'

const preview = 'section[aria-labelledby=preview-title]'

/** The amounts of the trade log in cents, the sum last. */
const amounts = async (page: Page) => {
  const texts = await page.locator(`${preview} tr td:last-child`).allTextContents()
  return texts.map((text) => Number(text.replaceAll(/\D/g, '')) * (text.startsWith('−') ? -1 : 1))
}

for (const { locale, words } of languages) {
  for (const path of [homePath(locale), `${locales[locale].prefix}/resources/guidelines`]) {
    test(`${path}: dashboard and trade log are texts, and the trades add up, without script`, async ({
      reader: page,
    }) => {
      await page.goto(path)
      const { log, note, dashboard, soFar, total } = words.appPreview
      await expect(page.locator(preview)).toContainText(note)
      await expect(page.getByRole('figure', { name: dashboard })).toContainText(soFar)
      await expect(page.locator(`${preview} [role=img]`)).toHaveAttribute('aria-label', /2021/)
      const table = page.getByRole('table', { name: log })
      await expect(table.getByRole('columnheader')).toHaveCount(3)
      await expect(table.locator('tfoot th')).toContainText(total.split('{month}')[0]?.trim() ?? '')
      const cents = await amounts(page)
      const sum = cents.pop()
      expect(cents.reduce((all, amount) => all + amount, 0)).toBe(sum)
      expect(cents.filter((amount) => amount < 0).length).toBeGreaterThan(1)
    })
  }

  test(`${locale}: dashboard and trade log can be used by everyone`, async ({ page }) => {
    await page.goto(homePath(locale))
    await expectUsable(page, preview)
    await page.setViewportSize({ width: 320, height: 640 })
    const table = page.locator(`${preview} table`)
    expect(await table.evaluate((element) => element.scrollWidth <= (element.parentElement?.clientWidth ?? 0))).toBe(
      true,
    )
  })
}
