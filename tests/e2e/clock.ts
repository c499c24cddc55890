import type { Page } from '@playwright/test'

/** Stops the clock that `page.clock.install()` installed: from here on the test advances it. */
export async function stopClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}

/**
 * With a stopped clock: advances it until the link that was followed asks for its page, which it does
 * one frame later (ui/link.tsx).
 */
export async function startNavigation(page: Page) {
  const address = () => page.evaluate(() => location.href)
  const before = await address()
  do await page.clock.runFor(1)
  while ((await address()) === before)
}
