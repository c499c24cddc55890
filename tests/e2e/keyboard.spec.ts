import { expect, type Page } from '@playwright/test'
import { currentDot, startCarousel, waitForCarousel } from './carousel.ts'
import { test, hydrate } from './test.ts'

/** Marks everything that the keyboard should reach, in document order, and returns its number. */
function markStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type=hidden]), select, summary, [tabindex="0"]',
      ),
    ].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled, [tabindex="-1"]'))
        return false
      // In a group of radio buttons, only the checked one.
      return !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked)
    })
    for (const [index, element] of stops.entries()) element.dataset.stop = String(index)
    return stops.length
  })
}

interface Stop {
  index: number | undefined
  element: string
  /** Whether it, or the element shown in its place, has a focus ring. */
  ring: boolean
  /** Whether it is visible: in the window and not behind the header. */
  uncovered: boolean
}

/** Presses Tab and returns the focused element; `undefined` after the last one. */
async function nextStop(page: Page): Promise<Stop | undefined> {
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return undefined
    const shown = element instanceof HTMLInputElement && element.type === 'radio' ? element.nextElementSibling : element
    if (!shown) return undefined
    const style = getComputedStyle(shown)
    const { left, top, right, bottom } = shown.getBoundingClientRect()
    const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most)
    const middle = document.elementFromPoint(
      (clamp(left, innerWidth) + clamp(right, innerWidth)) / 2,
      (clamp(top, innerHeight) + clamp(bottom, innerHeight)) / 2,
    )
    return {
      index: element.dataset.stop === undefined ? undefined : Number(element.dataset.stop),
      element: element.outerHTML.slice(0, 160),
      ring: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
      uncovered: middle !== null && (shown.contains(middle) || middle.contains(shown)) && !middle.matches('html, body'),
    }
  })
}

for (const [width, script] of [
  [1440, true],
  [390, true],
  [1440, false],
] as const) {
  test(`at ${width} px, ${script ? 'with' : 'without'} script, Tab reaches everything in order, and it shows`, async ({
    open,
  }) => {
    const page = await open({
      viewport: { width, height: 900 },
      javaScriptEnabled: script,
      // Without smooth scrolling the window has scrolled before the next key is pressed.
      reducedMotion: 'reduce',
    })
    await page.goto('/')
    if (script) {
      await hydrate(page)
      for (const carousel of await page.locator('.carousel').all()) {
        await carousel.scrollIntoViewIfNeeded()
        const moves =
          width < 768 || !(await carousel.evaluate((row) => row.matches('.carousel-steps, .carousel-options')))
        if (!moves) continue
        await expect(carousel).toHaveClass(/swiper-initialized/)
        // When Swiper has loaded, the track is no longer in the tab order.
        await expect(carousel.locator('.carousel-track')).not.toHaveAttribute('tabindex')
      }
      await page.evaluate(() => scrollTo(0, 0))
    }
    const count = await markStops(page)
    expect(count).toBeGreaterThan(40)
    const stops: Stop[] = []
    for (let pressed = 0; pressed < count; pressed += 1) {
      const stop = await nextStop(page)
      if (stop) stops.push(stop)
    }
    expect.soft(stops.map((stop) => stop.index)).toEqual(Array.from({ length: count }, (_, index) => index))
    expect.soft(stops.filter((stop) => !stop.ring)).toEqual([])
    expect.soft(stops.filter((stop) => !stop.uncovered)).toEqual([])
  })
}

test('the first Tab shows a link that skips to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('main a').first()).toBeFocused()
})

for (const when of ['before', 'after'] as const) {
  test(`Escape closes the menus of the header ${when} the app is there`, async ({ page }) => {
    await page.route('**/_payload.json?*', (route) => (when === 'before' ? undefined : route.continue()))
    await page.goto('/newsletter/declined')
    if (when === 'after') await hydrate(page)
    const menus = page.locator('header details')
    await expect(menus).toHaveCount(2)
    for (const menu of await menus.all()) {
      const summary = menu.locator('summary')
      const link = menu.getByRole('link').first()
      await summary.press('Enter')
      await expect(link).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(link).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(link).toBeHidden()
      await expect(summary).toBeFocused()
    }
  })
}

test('a click elsewhere and another menu close a menu', async ({ page }) => {
  await page.goto('/newsletter/declined')
  await hydrate(page)
  const [resources, language] = await page.locator('header details').all()
  if (!resources || !language) throw new Error('The header lacks its menus')
  await resources.locator('summary').click()
  await expect(resources.getByRole('link').first()).toBeVisible()
  await language.locator('summary').click()
  await expect(resources.getByRole('link').first()).toBeHidden()
  await expect(language.getByRole('link').first()).toBeVisible()
  await page.locator('h1').click()
  await expect(language.getByRole('link').first()).toBeHidden()
})

test('carousels and plans are worked by keyboard', async ({ open }) => {
  const page = await open({ viewport: { width: 390, height: 844 } })
  await page.goto('/')
  await hydrate(page)
  const carousel = await startCarousel(page, '#logbook')
  await waitForCarousel(carousel)
  await carousel.getByRole('button', { name: 'Next' }).press('Enter')
  await expect(currentDot(carousel)).toHaveAccessibleName(/Show slide 2 of/)
  await waitForCarousel(carousel)
  await carousel.getByRole('button', { name: /Show slide 5 of/ }).press('Space')
  await expect(currentDot(carousel)).toHaveAccessibleName(/Show slide 5 of/)
})
