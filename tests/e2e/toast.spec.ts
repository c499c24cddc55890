import { createHash } from 'node:crypto'
import { expect } from '@playwright/test'
import { test, hydrate } from './test.ts'
import { kinds, resumeToasts, resumeToastsAndWait, time, toastPage } from './toast-page.ts'

for (const colorScheme of ['light', 'dark'] as const)
  test(`${colorScheme}: every kind shows with its own look, at the top right, in the theme's colours`, async ({
    open,
  }) => {
    const page = await open({ colorScheme })
    const { toasts, show } = await toastPage(page)
    const colours = new Set<string>()
    for (const kind of kinds) {
      await show(kind, `A ${kind} toast`)
      const toast = toasts.filter({ hasText: `A ${kind} toast` })
      await expect(toast).toBeVisible()
      await expect(toast.locator('[data-icon]')).toHaveCount(kind === 'default' ? 0 : 1)
      colours.add(await toast.locator('.toast-bar').evaluate((bar) => getComputedStyle(bar).backgroundColor))
      const [red = 0, green = 0, blue = 0] = (
        (await toast.evaluate((element) => getComputedStyle(element).backgroundColor)).match(/\d+/g) ?? []
      ).map(Number)
      if (colorScheme === 'light') expect(Math.min(red, green, blue)).toBeGreaterThan(220)
      else expect(Math.max(red, green, blue)).toBeLessThan(80)
      const box = await toast.boundingBox()
      expect(box?.y).toBeLessThan(120)
      expect((page.viewportSize()?.width ?? 0) - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(32)
    }
    // Default and loading have the same colour.
    expect(colours.size).toBe(5)
  })

test('a toast covers no button of the header, below the language offer and on phones either', async ({ open }) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 360, height: 780 },
  ]) {
    const page = await open({ viewport, locale: 'vi-VN', reducedMotion: 'reduce' })
    const { toasts, show } = await toastPage(page)
    await expect(page.locator('.language-offer[lang=vi]')).toBeVisible()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await show('success', 'Thank you')
    const header = await page.locator('.site-header').boundingBox()
    await expect
      .poll(async () => (await toasts.boundingBox())?.y)
      .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  }
})

test('its time stands still while the keyboard is on it; its button closes it', async ({ page }) => {
  const { toasts, show } = await toastPage(page)
  await show('warning', 'By keyboard')
  await expect(toasts).toBeVisible()
  await page.keyboard.press('Alt+t')
  await page.keyboard.press('Tab')
  await expect(toasts).toBeFocused()
  await resumeToasts(page)
  expect((await time(page)).state).toBe('paused')
  await page.keyboard.press('Tab')
  await expect(toasts.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toasts).toHaveCount(0)
})

test('a click closes a toast of any kind', async ({ page }) => {
  const { toasts, show } = await toastPage(page)
  for (const kind of kinds) {
    await show(kind, 'Click me')
    await toasts.getByText('Click me').click()
    await expect(toasts, kind).toHaveCount(0)
  }
})

test('a toast is dragged away; let go half way it stays', async ({ open }) => {
  const page = await open({ reducedMotion: 'reduce' })
  const { toasts, show } = await toastPage(page)
  await show('info', 'Drag me')
  const box = await toasts.boundingBox()
  if (!box) throw new Error('The toast has no place')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 10, y, { steps: 4 })
  // Too slow for a swipe.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 400)))
  await page.mouse.move(x + 20, y, { steps: 4 })
  expect(await toasts.evaluate((toast) => toast.getBoundingClientRect().x)).toBeGreaterThan(box.x + 10)
  await page.mouse.up()
  await expect.poll(() => toasts.evaluate((toast) => toast.getBoundingClientRect().x)).toBe(box.x)
  await expect(toasts).toHaveAttribute('data-removed', 'false')

  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 120, y, { steps: 8 })
  await page.mouse.up()
  await expect(toasts).toHaveCount(0)
})

test('with reduced motion nothing moves, and the time still runs', async ({ open }) => {
  const page = await open({ reducedMotion: 'reduce' })
  const { toasts, show } = await toastPage(page)
  await show('info', 'Calm')
  await expect(toasts).toBeVisible()
  await expect(page.locator('.toast-bar')).toBeHidden()
  const moving = await toasts.evaluate((toast) => {
    const { transitionDuration, transitionProperty } = getComputedStyle(toast)
    return transitionProperty !== 'none' && parseFloat(transitionDuration) > 0.01
  })
  expect(moving).toBe(false)
  await resumeToastsAndWait(page)
  await expect(toasts).toHaveCount(0)
})

test('the styles that sonner writes are exactly those that the policy names', async ({ page }) => {
  const answer = await page.goto('/newsletter/declined')
  await hydrate(page)
  const chunk = page.waitForResponse(/\/toaster-.*\.js/)
  await page.locator('footer input[name=email]').focus()
  await (await chunk).finished()
  const styles = page.locator('head style')
  await expect(styles).toHaveCount(1)
  const hash = createHash('sha256')
    .update((await styles.textContent()) ?? '')
    .digest('base64')
  const empty = createHash('sha256').update('').digest('base64')
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy.match(/style-src [^;]*/)?.[0]).toBe(`style-src 'self' 'sha256-${empty}' 'sha256-${hash}'`)
})
