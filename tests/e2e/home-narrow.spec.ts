import { expect } from '@playwright/test'
import { startCarousel, waitForCarousel } from './carousel.ts'
import vi from '#i18n/messages/vi.json' with { type: 'json' }
import { languages } from './content.ts'
import { distanceFromTop, scrollThrough } from './scroll.ts'
import { homePath, test, hydrate } from './test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const plans = ['Starter', 'LaunchPad', 'ProTrader', 'Elite']

test('the second plan shows first; another is chosen by touch and by keyboard, and stays for the app', async ({
  page,
}) => {
  await page.goto('/')
  const plan = (name: string) => page.getByRole('radio', { name })
  const card = page.locator('#pricing li > h3').filter({ visible: true })
  const columns = page.locator('#pricing thead th').filter({ visible: true })
  const choose = (name: string) => page.locator('#pricing fieldset label', { hasText: name }).tap()

  await test.step('at first', async () => {
    await expect(plan('LaunchPad')).toBeChecked()
    await expect(card).toHaveText(['LaunchPad'])
    await expect(columns).toHaveText(['Feature', 'LaunchPad'])
    await expect(page.locator('#pricing tbody tr:first-child td').filter({ visible: true })).toHaveText(['$79.00'])
  })

  await test.step('by touch, before the app', async () => {
    for (const name of plans) {
      await choose(name)
      await expect(plan(name)).toBeChecked()
      await expect(card).toHaveText([name])
      await expect(columns).toHaveText(['Feature', name])
    }
  })

  await test.step('the choice stays when the app takes over', async () => {
    await choose('Elite')
    await hydrate(page)
    await expect(plan('Elite')).toBeChecked()
    await expect(card).toHaveText(['Elite'])
  })

  await test.step('by keyboard', async () => {
    await choose('LaunchPad')
    await plan('LaunchPad').focus()
    await page.keyboard.press('ArrowRight')
    await expect(card).toHaveText(['ProTrader'])
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(card).toHaveText(['Starter'])
    await expect(columns).toHaveText(['Feature', 'Starter'])
  })
})

test('the steps are a carousel with pagination, a grid when the window grows, and a carousel again', async ({
  page,
}) => {
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

test('the menu opens and closes by keyboard before the app, and by touch after it', async ({ page }) => {
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

  await hydrate(page)
  await open.tap()
  await expect(menu).toBeVisible()
  await close.tap()
  await expect(menu).toBeHidden()
  await open.tap()
  await menu.locator('a[href$="#pricing"]').tap()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/#pricing$/)
  await expect(page.locator('#pricing-title')).toBeInViewport()
})

for (const { locale } of languages) {
  test(`${locale}: nothing overflows, before and after hydration`, async ({ page }) => {
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
  await page.locator('main a[href="#pricing"]').first().click()
  await expect.poll(() => distanceFromTop(page.locator('#pricing'), 60)).toBeLessThan(2)
})
