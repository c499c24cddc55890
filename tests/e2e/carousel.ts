import { expect, type Locator, type Page } from '@playwright/test'

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

export const currentDot = (carousel: Locator) => carousel.locator('.carousel-dot[aria-current=true]')
