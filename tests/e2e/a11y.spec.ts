import { expect } from '@playwright/test'
import { expectAccessible, findings } from './axe.ts'
import { languages } from './content.ts'
import { scrollThrough } from './scroll.ts'
import { homePath, test, hydrate } from './test.ts'
import { pauseToasts } from './toast-page.ts'

const [english, ...translations] = languages

for (const [width, colorScheme] of [
  [360, 'dark'],
  [1440, 'light'],
] as const) {
  test(`axe finds nothing at ${width} px, menus closed and open`, async ({ open }) => {
    // axe checks the page up to six times.
    test.slow()
    const page = await open({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' })
    await page.goto('/')
    expect.soft(await findings(page)).toEqual([])

    await hydrate(page)
    await scrollThrough(page)
    await expect(page.locator('.carousel.swiper-initialized')).toHaveCount(width < 768 ? 4 : 2)
    await page.locator('#faq summary').nth(1).click()
    await page.locator('footer form').getByRole('button').click()
    await expect(page.locator('footer form').getByRole('alert')).toHaveText(
      english?.words.PLEASE_ENTER_YOUR_EMAIL ?? '-',
    )
    const changed = ['#logbook', '#how-it-works', '#what-you-get', '#testimonials', '#faq', '#newsletter']
    expect.soft(await findings(page, { parts: changed })).toEqual([])

    if (width < 768) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
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

for (const [index, { locale, words }] of translations.entries()) {
  test(`${locale}: axe finds nothing on the home page, its menu open`, async ({ open }) => {
    test.slow()
    const width = [360, 1440][index] ?? 360
    const page = await open({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    await page.goto(homePath(locale))
    await page.locator('header summary', { hasText: words.shell.language }).click()
    await expect(page.getByRole('link', { name: 'English', exact: true })).toBeVisible()
    expect(await findings(page)).toEqual([])
  })
}

for (const path of ['/nowhere', '/newsletter/invalid', '/vi/newsletter/subscribed', '/page/trust', '/cn/page/trust']) {
  test(`axe finds nothing on ${path}`, async ({ page, expectComplaint }) => {
    if (path === '/nowhere') expectComplaint(/status of 404/)
    await page.goto(path)
    expect(await findings(page)).toEqual([])
  })
}

for (const status of [200, 503]) {
  test(`axe finds nothing in the toast after an answer of ${status}`, async ({ open, expectComplaint }) => {
    if (status === 503) expectComplaint(/status of 503/)
    const page = await open({ reducedMotion: 'reduce' })
    await page.route('**/api/subscribe', (route) => route.fulfill({ status, json: {} }))
    await pauseToasts(page)
    await page.goto('/newsletter/declined')
    await hydrate(page)
    await page.locator('footer').getByLabel('Email address').fill('name@example.com')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.locator('[data-sonner-toast]').hover()
    expect(await findings(page)).toEqual([])
  })
}
