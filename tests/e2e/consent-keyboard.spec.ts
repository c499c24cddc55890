import { expect } from '@playwright/test'
import { asPerson, waitForAnimations, test, hydrate } from './test.ts'

test('the dialog takes no focus from a visitor who types', async ({ page }) => {
  await asPerson(page)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/dialog-.*\.js/, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/newsletter/declined')
  const field = page.locator('footer').getByLabel('Email address')
  await field.click()
  await page.keyboard.type('name@')
  resolve()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  // The library would move the focus after its animation.
  await waitForAnimations(dialog)
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
  await expect(field).toBeFocused()
  await page.keyboard.type('example.com')
  await expect(field).toHaveValue('name@example.com')
})

test('Tab reaches the dialog first, then the page', async ({ page }) => {
  await asPerson(page)
  await page.goto('/newsletter/declined')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await hydrate(page)
  const stops = [
    dialog.getByRole('link', { name: 'Privacy policy' }),
    dialog.getByRole('button', { name: 'Accept all' }),
    dialog.getByRole('button', { name: 'Reject all' }),
    page.getByRole('link', { name: 'Skip to content' }),
  ]
  // The dialog itself can have the focus, but is not in the tab order.
  for (const stop of stops) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
  for (const stop of stops.toReversed().slice(1)) {
    await page.keyboard.press('Shift+Tab')
    await expect(stop).toBeFocused()
  }
  // Escape is not an answer, so the dialog stays.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
})

test('opened again, the dialog shows the answer, and its close button keeps it', async ({ page }) => {
  await asPerson(page)
  await page.goto('/newsletter/declined')
  const dialog = page.getByRole('dialog')
  const [reject, close] = ['Reject all', 'Close'].map((name) => dialog.getByRole('button', { name, exact: true }))
  await expect(dialog).toBeVisible()
  await expect(close ?? dialog).toBeHidden()
  await reject?.click()
  await page.locator('[data-consent-open]').click()
  await expect(reject ?? dialog).toHaveAttribute('aria-pressed', 'true')
  await close?.click()
  await expect(dialog).toBeHidden()
})

for (const width of [360, 1440]) {
  test(`at ${width} px the dialog never covers the focused element`, async ({ open }) => {
    const page = await open({ viewport: { width, height: 780 }, reducedMotion: 'reduce' })
    await asPerson(page)
    await page.goto('/')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await hydrate(page)
    const covered: string[] = []
    let seen = 0
    for (let pressed = 0; pressed < 150; pressed += 1) {
      await page.keyboard.press('Tab')
      const stop = await dialog.evaluate((element) => {
        const focused = document.activeElement
        if (!focused || focused === document.body || element.contains(focused)) return undefined
        const lid = element.getBoundingClientRect()
        const box = focused.getBoundingClientRect()
        const width = Math.min(box.right, lid.right) - Math.max(box.left, lid.left)
        const height = Math.min(box.bottom, lid.bottom) - Math.max(box.top, lid.top)
        const share = (Math.max(width, 0) * Math.max(height, 0)) / (box.width * box.height)
        // A control must be fully visible. A list that scrolls and is wider than the window may be
        // partly covered.
        const clear = focused.matches('ul') ? share < 0.25 : share === 0
        return { clear, last: focused.matches('[data-consent-open]'), text: focused.outerHTML.slice(0, 120) }
      })
      if (!stop) continue
      seen += 1
      if (!stop.clear) covered.push(stop.text)
      if (stop.last) break
    }
    expect(seen).toBeGreaterThan(40)
    expect(covered).toEqual([])
  })
}
