import { expect } from '@playwright/test'
import { startCarousel, waitForCarousel } from './carousel.ts'
import vi from '#i18n/messages/vi.json' with { type: 'json' }
import { languages } from './content.ts'
import { distanceFromTop, scrollThrough } from './scroll.ts'
import { homePath, test, hydrate } from './test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const plans = ['Starter', 'LaunchPad', 'ProTrader', 'Elite']

test('the second plan shows first, in card and table', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('radio', { name: 'LaunchPad' })).toBeChecked()
  await expect(page.locator('#pricing li > h3').filter({ visible: true })).toHaveText(['LaunchPad'])
  await expect(page.locator('#pricing thead th').filter({ visible: true })).toHaveText(['Feature', 'LaunchPad'])
  await expect(page.locator('#pricing tbody tr:first-child td').filter({ visible: true })).toHaveText(['$79.00'])
})

test('every plan can be chosen by touch', async ({ page }) => {
  await page.goto('/')
  for (const plan of plans) {
    await page.locator('#pricing fieldset label', { hasText: plan }).tap()
    await expect(page.getByRole('radio', { name: plan })).toBeChecked()
    await expect(page.locator('#pricing li > h3').filter({ visible: true })).toHaveText([plan])
    await expect(page.locator('#pricing thead th').filter({ visible: true })).toHaveText(['Feature', plan])
  }
})

test('another plan can be chosen by keyboard', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  const shown = page.locator('#pricing li > h3').filter({ visible: true })
  await page.getByRole('radio', { name: 'LaunchPad' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(shown).toHaveText(['ProTrader'])
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(shown).toHaveText(['Starter'])
  await expect(page.locator('#pricing thead th').filter({ visible: true })).toHaveText(['Feature', 'Starter'])
})

test('the chosen plan stays when the app takes over', async ({ page }) => {
  await page.goto('/')
  await page.locator('#pricing fieldset label', { hasText: 'Elite' }).tap()
  await hydrate(page)
  await expect(page.getByRole('radio', { name: 'Elite' })).toBeChecked()
  await expect(page.locator('#pricing li > h3').filter({ visible: true })).toHaveText(['Elite'])
})

test('the steps are a carousel with pagination', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  const carousel = await startCarousel(page, '#how-it-works')
  const dots = carousel.locator('.carousel-dot')
  await expect(dots).toHaveCount(languages[0]?.home.how_it_works.list_step.length ?? 0)
  await expect(dots.first()).toHaveAttribute('aria-current', 'true')
  await dots.nth(2).tap()
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true')
  await expect(carousel.getByText('Step 3')).toBeInViewport({ ratio: 0.95 })
  await waitForCarousel(carousel)
  await carousel.getByRole('button', { name: 'Next' }).tap()
  await expect(carousel.getByText('Step 4')).toBeInViewport({ ratio: 0.95 })
  await expect(dots.nth(3)).toHaveAttribute('aria-current', 'true')
})

test('the steps become a grid when the window grows, and a carousel again when it shrinks', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  const carousel = await startCarousel(page, '#how-it-works')
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(carousel).not.toHaveClass(/swiper-initialized/)
  await expect(carousel.locator('.carousel-dot').first()).toBeHidden()
  const isGrid = () =>
    carousel.locator('li').evaluateAll((all) => {
      const boxes = all.map((li) => li.getBoundingClientRect())
      const rows = new Set(boxes.map(({ top }) => Math.round(top)))
      return rows.size === 1 && boxes.every(({ left, right }) => left >= 0 && right <= 768)
    })
  await expect.poll(isGrid).toBe(true)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(carousel).toHaveClass(/swiper-initialized/)
})

test('the menu opens and closes by keyboard', async ({ page }) => {
  await page.goto('/vi')
  const open = page.getByRole('button', { name: vi.shell.menu, exact: true })
  const close = page.getByRole('button', { name: vi.shell.closeMenu })
  const menu = page.locator('#mobile-menu')
  await expect(menu).toBeHidden()
  await open.press('Enter')
  await expect(menu).toBeVisible()
  // The menu links every section of the site: plans, steps, knowledge base and four kinds of
  // resources.
  await expect(menu.getByRole('listitem').getByRole('link')).toHaveCount(7)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(open).toBeFocused()
  await open.press('Space')
  await expect(menu).toBeVisible()
  await close.press('Enter')
  await expect(menu).toBeHidden()
})

test('the menu opens and closes by touch', async ({ page }) => {
  await page.goto('/vi')
  await hydrate(page)
  const menu = page.locator('#mobile-menu')
  const open = page.getByRole('button', { name: vi.shell.menu, exact: true })
  await open.tap()
  await expect(menu).toBeVisible()
  await page.getByRole('button', { name: vi.shell.closeMenu }).tap()
  await expect(menu).toBeHidden()
  await open.tap()
  await menu.locator('a[href$="#pricing"]').tap()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/#pricing$/)
  await expect(page.locator('#pricing-title')).toBeInViewport()
})

for (const { locale } of languages) {
  test(`${locale}: nothing sticks out, before and after the app takes over`, async ({ page }) => {
    const widths = [1440, 1024, 768, 360, 320]
    // Elements wider than the window, except those that scroll or are clipped by another element.
    const overflow = () =>
      page.evaluate(() => {
        const root = document.documentElement
        return Math.max(root.scrollWidth, document.body.scrollWidth) - root.clientWidth
      })
    // Clipping is no better: no text may extend beyond the window.
    const cut = () =>
      page
        .locator('main :is(h1, h2, h3, p, summary, a, dt, dd):not(.carousel *, .sr-only), footer :is(a, p, button)')
        .evaluateAll((all) =>
          all
            .map((element) => ({ text: element.textContent, right: element.getBoundingClientRect().right }))
            .filter(({ right }) => right > document.documentElement.clientWidth),
        )
    await page.goto(homePath(locale))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(overflow, `${width} px, before`).toBe(0)
    }
    await hydrate(page)
    await scrollThrough(page)
    await expect(page.locator('#testimonials .carousel')).toHaveClass(/swiper-initialized/)
    for (const width of widths.toReversed()) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(overflow, `${width} px, after`).toBe(0)
      await expect.poll(cut, `${width} px, after`).toEqual([])
    }
  })
}

test('a link to a part of the page stops 60 px below the edge', async ({ page }) => {
  await page.goto('/')
  await page.locator('main a[href="#pricing"]').click()
  await expect.poll(() => distanceFromTop(page.locator('#pricing'), 60)).toBeLessThan(2)
})
