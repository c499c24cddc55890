import { expect, type Locator, type Page } from '@playwright/test'

/** How many slides the carousel shows side by side, the gaps between them included. */
export const slidesShown = (carousel: Locator) =>
  carousel.evaluate((element) => {
    const [first, second] = element.querySelectorAll('li')
    if (!first || !second) throw new Error('The carousel has no slides')
    const gap = second.offsetLeft - first.offsetLeft - first.offsetWidth
    return (element.clientWidth + gap) / (first.offsetWidth + gap)
  })

/** Brings the carousel of a section to the window and waits for Swiper. */
export async function moving(page: Page, section: string): Promise<Locator> {
  await page.locator(section).scrollIntoViewIfNeeded()
  const carousel = page.locator(`${section} .carousel`)
  await expect(carousel).toHaveClass(/swiper-initialized/)
  return carousel
}

/** Waits until nothing in the carousel slides any more; while it does, Swiper takes no order. */
export async function settled(carousel: Locator) {
  await expect
    .poll(() => carousel.evaluate((element) => element.getAnimations({ subtree: true }).length), { intervals: [50] })
    .toBe(0)
}

/** The dot of the slide that is shown. */
export const currentDot = (carousel: Locator) => carousel.locator('.carousel-dot[aria-current=true]')
