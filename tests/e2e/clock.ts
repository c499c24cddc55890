import type { Page } from '@playwright/test'

/** Stops the clock that `page.clock.install()` installed: from here on the test advances it. */
export async function stopClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}
