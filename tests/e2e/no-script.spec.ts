import { expect } from '@playwright/test'
import { locales } from '#i18n/locales.ts'
import { languages } from './content.ts'
import { homePath, test } from './test.ts'

for (const { locale, home, words } of languages) {
  test(`${locale}: everything can be read, menus and disclosures open and close without script`, async ({
    reader: page,
  }) => {
    await page.goto(homePath(locale))
    for (const section of Object.values(home))
      await expect(page.getByRole('heading', { name: section.title })).toBeVisible()
    for (const item of home.profit.images) await expect(page.getByText(item.content)).toBeVisible()
    for (const item of home.testimonials.list_testimonials) await expect(page.getByText(item.content)).toBeVisible()
    for (const item of home.how_it_works.list_step) await expect(page.getByText(item.content)).toBeVisible()
    // Controls of narrow screens, and those that work only with script.
    for (const name of [words.shell.menu, words.shell.closeMenu, words.consent.reopen])
      await expect(page.getByRole('button', { name, exact: true, includeHidden: true })).toHaveCount(1)
    await expect(page.getByRole('button', { name: words.shell.theme })).toBeHidden()
    await expect(page.getByRole('button', { name: words.home.next }).filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: words.home.pause })).toBeHidden()

    for (const details of await page.locator('header details').all()) {
      const link = details.getByRole('link').first()
      await expect(link).toBeHidden()
      await details.locator('summary').click()
      await expect(link).toBeVisible()
      await details.locator('summary').press('Enter')
      await expect(link).toBeHidden()
    }
    const second = page.locator('#faq details').nth(1)
    await second.locator('summary').click()
    await expect(second.locator('p')).toBeVisible()
    await page.locator('#pricing summary').click()
    await expect(page.locator('#pricing table')).toBeHidden()
  })

  test(`${locale}: the language menu works without script`, async ({ reader: page }) => {
    for (const { locale: chosen } of languages) {
      await page.context().clearCookies()
      await page.goto(homePath(locale))
      await page.locator('header summary', { hasText: words.shell.language }).click()
      await page.getByRole('link', { name: locales[chosen].name, exact: true }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', locales[chosen].tag)
      expect(await page.context().cookies()).toMatchObject([{ name: 'site_language', value: chosen }])
    }
  })
}

test('on a narrow screen plan tabs, menu and carousels work without script', async ({ open }) => {
  const page = await open({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
  await page.goto('/')
  const plan = page.locator('#pricing li > h3').filter({ visible: true })
  await expect(plan).toHaveText(['LaunchPad'])
  await page.getByRole('radio', { name: 'LaunchPad' }).press('ArrowRight')
  await expect(plan).toHaveText(['ProTrader'])
  await page.locator('#pricing fieldset label', { hasText: 'Starter' }).click()
  await expect(plan).toHaveText(['Starter'])

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.locator('#mobile-menu')).toBeVisible()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(page.locator('#mobile-menu')).toBeHidden()
})

for (const width of [390, 1440]) {
  test(`at ${width} px the carousels scroll by keyboard without script`, async ({ open }) => {
    const page = await open({ viewport: { width, height: 900 }, javaScriptEnabled: false })
    await page.goto('/')
    for (const section of width < 768 ? ['logbook', 'how-it-works', 'testimonials'] : ['logbook', 'testimonials']) {
      const track = page.locator(`#${section} ul`).first()
      const start = await track.evaluate((list) => list.scrollLeft)
      await track.focus()
      await track.press('ArrowRight')
      await expect.poll(() => track.evaluate((list) => list.scrollLeft)).toBeGreaterThan(start)
      const last = track.locator('li').last()
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport({ ratio: 0.5 })
    }
  })
}
