import { expect, type Locator, type Page } from '@playwright/test'

/** The number of slides side by side, including their gaps. */
export const slidesShown = (carousel: Locator) =>
  carousel.evaluate((element) => {
    const [first, second] = element.querySelectorAll('li')
    if (!first || !second) throw new Error('The carousel has no slides')
    const gap = second.offsetLeft - first.offsetLeft - first.offsetWidth
    return (element.clientWidth + gap) / (first.offsetWidth + gap)
  })

/** Scrolls the carousel of a section into view and waits for Swiper. */
export async function startCarousel(page: Page, section: string): Promise<Locator> {
  const carousel = page.locator(`${section} .carousel`)
  // Sections above get their heights while the page scrolls, so the first jump may stop short.
  await expect(async () => {
    await carousel.scrollIntoViewIfNeeded()
    await expect(carousel).toHaveClass(/swiper-initialized/, { timeout: 1000 })
  }).toPass()
  return carousel
}

/** Waits until the carousel stands still; while it moves, Swiper ignores commands. */
export async function waitForCarousel(carousel: Locator) {
  await expect
    .poll(() => carousel.evaluate((element) => element.getAnimations({ subtree: true }).length), { intervals: [50] })
    .toBe(0)
}

/** The dot of the current slide. */
export const currentDot = (carousel: Locator) => carousel.locator('.carousel-dot[aria-current=true]')
