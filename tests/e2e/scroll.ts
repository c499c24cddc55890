import type { Locator, Page } from '@playwright/test'

/** Scrolls through the whole page, so that everything lazy is loaded. */
export async function scrollThrough(page: Page) {
  for (const section of await page.locator('main section, footer').all()) await section.scrollIntoViewIfNeeded()
}

/**
 * Distance in px of the upper edge of `part` from the line `offset` px below the top of the window.
 */
export async function distanceFromTop(part: Locator, offset: number): Promise<number> {
  return Math.abs((await part.evaluate((element) => element.getBoundingClientRect().top)) - offset)
}

/** Lays out the sections that the browser skips, without an interaction (src/ui/skipping.css). */
export async function layOut(page: Page) {
  await page.locator('html').evaluate((root) => (root.dataset.whole = ''))
}
