import { expect } from '@playwright/test'
import { test } from './test.ts'
import {
  kinds,
  reach,
  resumeToasts,
  resumeToastsAndWait,
  setTime,
  stopToasts,
  time,
  toastPage,
  untilRunning,
} from './toast-page.ts'

test('a toast goes after three seconds, and its bar shows how many are left; an error stays until it is closed', async ({
  page,
}) => {
  const { toasts, show } = await toastPage(page)
  for (const kind of kinds.filter((each) => each !== 'error')) {
    await stopToasts(page)
    await show(kind, 'Soon gone')
    expect(await time(page), kind).toMatchObject({ ms: 0, all: 3000 })
    for (const [ms, left] of [
      [0, 1],
      [1500, 0.5],
      [2900, 0.03],
    ] as const) {
      await setTime(page, ms)
      expect(await reach(page), kind).toBeCloseTo(left, 1)
    }
    await resumeToastsAndWait(page)
    await expect(toasts, kind).toHaveCount(0)
  }
  await show('error', 'Read me')
  await expect(toasts).toBeVisible()
  expect(await page.locator('.toast-bar').evaluate((bar) => bar.getAnimations().length)).toBe(0)
  await toasts.getByRole('button', { name: 'Close' }).click()
  await expect(toasts).toHaveCount(0)
})

test('its time stands still under the pointer and goes on from there', async ({ page }) => {
  const { toasts, show } = await toastPage(page)
  await show('success', 'Read me')
  await setTime(page, 2800)
  await toasts.hover()
  await resumeToasts(page)
  const { state, ms } = await time(page)
  expect(state).toBe('paused')
  // Longer than the toast would have been shown.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)))
  expect(await time(page)).toMatchObject({ state: 'paused', ms })
  const goesOn = untilRunning(page)
  await page.mouse.move(5, 300)
  await goesOn
  await expect(toasts).toHaveCount(0)
})

test('its time stands still while another window has the focus', async ({ page }) => {
  const { toasts, show } = await toastPage(page)
  /** Browsers without windows give every page the focus: what the page asks and hears is set here. */
  const windowFocus = (focused: boolean) =>
    page.evaluate((focused) => {
      document.hasFocus = () => focused
      dispatchEvent(new Event(focused ? 'focus' : 'blur'))
    }, focused)
  await show('warning', 'Do not miss me')
  await resumeToastsAndWait(page)
  await windowFocus(false)
  await expect.poll(async () => (await time(page)).state).toBe('paused')
  const goesOn = untilRunning(page)
  await windowFocus(true)
  await goesOn
  await expect(toasts).toHaveCount(0)
})

test('a loading toast shows its progress, clamped; each report begins its time anew, and so does the toast after it', async ({
  page,
}) => {
  const { toasts, show } = await toastPage(page)
  const id = await show('loading', 'On its way', { progress: 0.4 })
  await expect.poll(() => reach(page)).toBe(0.4)
  // Setting the same progress again restarts the time, too.
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
  await resumeToastsAndWait(page)
  await expect(toasts).toHaveCount(0)
})

test('a loading toast that nobody reports to goes, as the others do', async ({ page }) => {
  const { toasts, show } = await toastPage(page)
  await show('loading', 'Lost on its way', { progress: 0.4 })
  await setTime(page, 2900)
  await resumeToastsAndWait(page)
  await expect(toasts).toHaveCount(0)
})
