import { expect } from '@playwright/test'
import { expectAccessible, findings } from './axe.ts'
import { languages } from './content.ts'
import { homePath, scrollThrough, test, hydrate } from './test.ts'
import { pauseToasts } from './toast-page.ts'

for (const { locale, words } of languages) {
  for (const width of [360, 1440]) {
    test(`${locale}: axe finds nothing at ${width} px, menus closed and open`, async ({ open }) => {
      // axe checks the page up to ten times.
      test.slow()
      const page = await open({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
      await page.goto(homePath(locale))
      await expectAccessible(page)

      await hydrate(page)
      await scrollThrough(page)
      await expect(page.locator('.carousel.swiper-initialized')).toHaveCount(width < 768 ? 3 : 2)
      await page.locator('#faq summary').nth(1).click()
      await page.locator('footer form').getByRole('button').click()
      await expect(page.locator('footer form').getByRole('alert')).toHaveText(words.PLEASE_ENTER_YOUR_EMAIL)
      await expectAccessible(page, '#logbook', '#how-it-works', '#testimonials', '#faq', '#newsletter')

      if (width < 768) {
        await page.getByRole('button', { name: words.shell.menu, exact: true }).click()
        await expect(page.locator('#mobile-menu')).toBeVisible()
        await expectAccessible(page, 'header')
      } else {
        for (const menu of await page.locator('header details').all()) {
          await menu.locator('summary').click()
          await expect(menu.getByRole('link').first()).toBeVisible()
          await expectAccessible(page, 'header')
        }
      }
    })
  }
}

for (const path of ['/nowhere', '/newsletter/invalid', '/vi/newsletter/subscribed']) {
  test(`axe finds nothing on ${path}`, async ({ page, expectComplaint }) => {
    if (path === '/nowhere') expectComplaint(/status of 404/)
    await page.goto(path)
    expect(await findings(page)).toEqual([])
  })
}

test('axe finds nothing in the language menu of a narrow screen', async ({ open }) => {
  const page = await open({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' })
  await page.goto('/')
  await page.locator('header summary', { hasText: 'Language' }).click()
  await expect(page.getByRole('link', { name: 'English', exact: true })).toBeVisible()
  expect(await findings(page)).toEqual([])
})

for (const status of [200, 503]) {
  test(`axe finds nothing in the toast after an answer of ${status}`, async ({ open, expectComplaint }) => {
    if (status === 503) expectComplaint(/status of 503/)
    const page = await open({ reducedMotion: 'reduce' })
    await page.route('**/api/subscribe', (route) => route.fulfill({ status, json: {} }))
    await pauseToasts(page)
    await page.goto('/')
    await hydrate(page)
    await page.locator('footer').getByLabel('Email address').fill('name@example.com')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.locator('[data-sonner-toast]').hover()
    expect(await findings(page)).toEqual([])
  })
}
