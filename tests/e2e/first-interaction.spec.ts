import { expect } from '@playwright/test'
import { test } from './test.ts'

for (const sign of ['pointer', 'key', 'wheel', 'touch'] as const) {
  test(`a ${sign} wakes the page`, async ({ open }) => {
    const page = await open({ hasTouch: true })
    await page.goto('/newsletter/subscribed', { waitUntil: 'networkidle' })
    const payload = page.waitForResponse(/_payload\.json\?v=/)
    // The first move that Chromium reports is one by zero.
    if (sign === 'pointer') await page.mouse.move(5, 5, { steps: 2 })
    if (sign === 'key') await page.keyboard.press('Tab')
    if (sign === 'wheel') await page.mouse.wheel(0, 10)
    if (sign === 'touch') await page.touchscreen.tap(5, 200)
    expect((await payload).status()).toBe(200)
  })
}

test('a page that appears under a resting pointer sleeps on', async ({ page }) => {
  await page.goto('/newsletter/subscribed', { waitUntil: 'networkidle' })
  /** Requests that a move by this many pixels causes at once. */
  const requestsOfMove = (movementX: number) =>
    page.evaluate((movementX) => {
      const { fetch } = window
      let requests = 0
      window.fetch = (...args) => {
        requests += 1
        return fetch(...args)
      }
      dispatchEvent(new PointerEvent('pointermove', { movementX }))
      window.fetch = fetch
      return requests
    }, movementX)
  expect(await requestsOfMove(0)).toBe(0)
  expect(await requestsOfMove(1)).toBe(1)
})
