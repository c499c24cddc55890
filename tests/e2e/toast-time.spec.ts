import { expect } from '@playwright/test'
import { test } from './test.ts'
import { kinds, reach, setTime, time, toastPage } from './toast-page.ts'

for (const kind of kinds) {
  test(`a toast of the kind ${kind} goes after three seconds, and its bar shows how many are left`, async ({
    page,
  }) => {
    const { toasts, show } = await toastPage(page)
    await show(kind, 'Soon gone')
    expect(await time(page)).toMatchObject({ state: 'running', all: 3000 })
    const first = await reach(page)
    expect(first).toBeLessThanOrEqual(1)
    await expect.poll(() => reach(page)).toBeLessThan(first)
    await setTime(page, 2900)
    await expect(toasts).toHaveCount(0)
  })
}

test('its time stands still under the pointer and goes on from there', async ({ page }) => {
  const { toasts, show } = await toastPage(page)
  await show('success', 'Read me')
  await toasts.hover()
  const { state, ms } = await time(page)
  expect(state).toBe('paused')
  // Longer than it would have been there.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 3200)))
  expect(await time(page)).toMatchObject({ state: 'paused', ms })
  await page.mouse.move(5, 300)
  await expect.poll(async () => (await time(page)).state).toBe('running')
  expect((await time(page)).ms).toBeLessThan(3000)
  await expect(toasts).toHaveCount(0)
})

test('its time stands still while another window has the focus', async ({ page, context }) => {
  const { toasts, show } = await toastPage(page)
  // Playwright pretends that every page has the focus.
  const browser = await context.newCDPSession(page)
  await browser.send('Emulation.setFocusEmulationEnabled', { enabled: false })
  await page.bringToFront()
  await show('error', 'Do not miss me')
  const other = await context.newPage()
  await other.bringToFront()
  await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(false)
  await expect.poll(async () => (await time(page)).state).toBe('paused')
  await page.bringToFront()
  await expect.poll(async () => (await time(page)).state).toBe('running')
  await expect(toasts).toHaveCount(0)
})

test('a loading toast shows its progress, clamped; each report begins its time anew, and so does the toast after it', async ({
  page,
}) => {
  const { toasts, show } = await toastPage(page)
  const id = await show('loading', 'On its way', { progress: 0.4 })
  await expect.poll(() => reach(page)).toBe(0.4)
  // Time stands still, so that only reports change it.
  await toasts.hover()
  // The same progress is news, too: the work goes on.
  for (const [progress, shown] of [
    [7, 1],
    [-7, 0],
    [-7, 0],
  ] as const) {
    await setTime(page, 1500)
    expect(await show('loading', 'On its way', { id, progress })).toBe(id)
    await expect.poll(() => reach(page)).toBe(shown)
    await expect.poll(async () => (await time(page)).ms).toBe(0)
  }
  await setTime(page, 1500)
  await show('success', 'Arrived', { id })
  await expect(toasts).toHaveText('Arrived')
  await expect(toasts).toHaveCount(1)
  await expect.poll(async () => (await time(page)).ms).toBe(0)
  await page.mouse.move(5, 300)
  await expect(toasts).toHaveCount(0)
})

test('a loading toast that nobody reports to goes, as the others do', async ({ page }) => {
  const { toasts, show } = await toastPage(page)
  await show('loading', 'Lost on its way', { progress: 0.4 })
  await setTime(page, 2900)
  await expect(toasts).toHaveCount(0)
})
