import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { languages } from './content.ts'
import { homePath, scrollThrough, test, wake } from './test.ts'

/** What axe finds, as lines to read; in `parts` alone when they are named, for the whole page takes seconds. */
async function findings(page: Page, ...parts: string[]): Promise<string[]> {
  // Colours that are still on their way have no contrast yet.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // One that stands still, as the time of a toast under the pointer, never ends.
        .filter(({ timeline, playState }) => timeline instanceof DocumentTimeline && playState === 'running')
        .map((animation) => animation.finished),
    ),
  )
  const axe = new AxeBuilder({ page })
  for (const part of parts) axe.include(part)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html}`))
}

for (const { locale, words } of languages) {
  for (const width of [360, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${locale}: axe finds nothing at ${width} px, ${colorScheme}, menus closed and open`, async ({ open }) => {
        const page = await open({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' })
        await page.goto(homePath(locale))
        expect.soft(await findings(page)).toEqual([])

        await wake(page)
        await scrollThrough(page)
        await expect(page.locator('.carousel.swiper-initialized')).toHaveCount(width < 768 ? 3 : 2)
        await page.locator('#faq summary').nth(1).click()
        await page.locator('footer form').getByRole('button').click()
        await expect(page.locator('footer form').getByRole('alert')).toHaveText(words.PLEASE_ENTER_YOUR_EMAIL)
        const changed = ['#logbook', '#how-it-works', '#testimonials', '#faq', '#newsletter']
        expect.soft(await findings(page, ...changed)).toEqual([])

        if (width < 768) {
          await page.getByRole('button', { name: words.shell.menu, exact: true }).click()
          await expect(page.locator('#mobile-menu')).toBeVisible()
          expect.soft(await findings(page, 'header')).toEqual([])
        } else {
          for (const menu of await page.locator('header details').all()) {
            await menu.locator('summary').click()
            await expect(menu.getByRole('link').first()).toBeVisible()
            expect.soft(await findings(page, 'header')).toEqual([])
          }
        }
      })
    }
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
    await page.goto('/')
    await wake(page)
    await page.locator('footer').getByLabel('Email address').fill('name@example.com')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    // It stays while a pointer is over it.
    await page.locator('[data-sonner-toast]').hover()
    expect(await findings(page)).toEqual([])
  })
}
