import type { Page } from '@playwright/test'
import { hydrate } from './test.ts'

export const kinds = ['default', 'info', 'success', 'warning', 'error', 'loading'] as const
type Kind = (typeof kinds)[number]

/** Stops the time of toasts, like a window without focus does. */
export async function pauseToasts(page: Page) {
  await page.addInitScript(() => Object.assign(document, { hasFocus: () => false }))
}

/** Stops the time of toasts again, after `resumeToasts`. */
export async function stopToasts(page: Page) {
  await page.evaluate(() => {
    Object.assign(document, { hasFocus: () => false })
    dispatchEvent(new Event('blur'))
  })
}

/** Starts the time of toasts again. */
export async function resumeToasts(page: Page) {
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'hasFocus')
    dispatchEvent(new Event('focus'))
  })
}

/** Resolves when the newest toast's time runs; checks in each frame. */
export const untilRunning = (page: Page) =>
  page.waitForFunction(() => document.querySelector('.toast-bar')?.getAnimations()[0]?.playState === 'running')

/** Starts the time of toasts again, and waits until the newest one's runs. */
export async function resumeToastsAndWait(page: Page) {
  const runs = untilRunning(page)
  await resumeToasts(page)
  await runs
}

/**
 * Opens a page and shows toasts with the site's own function, from the chunk that the site loads:
 * the newsletter, the only user of toasts, shows only two kinds. Toasts stay until `resumeToasts`.
 */
export async function toastPage(page: Page, path = '/newsletter/declined') {
  await pauseToasts(page)
  await page.goto(path)
  await hydrate(page)
  const chunk = page.waitForResponse(/\/toaster-.*\.js/)
  await page.locator('footer input[name=email]').focus()
  const url = (await chunk).url()
  // Away from the field and from the place of toasts.
  await page.mouse.move(5, 300)
  return {
    toasts: page.locator('[data-sonner-toast]'),
    show: (kind: Kind, text: string, options: object = {}): Promise<string> =>
      page.evaluate(
        async ({ url, kind, text, options }) => {
          const { openToast } = await import(url)
          return openToast(kind, text, { region: 'Notifications', close: 'Close' }, options)
        },
        { url, kind, text, options },
      ),
  }
}

/** Scale of the newest toast's bar, 0 to 1. */
export const reach = (page: Page) =>
  page
    .locator('.toast-bar')
    .first()
    .evaluate((bar) => Number(getComputedStyle(bar).scale.split(' ')[0]))

/** Elapsed time of the newest toast in ms, and whether it runs. */
export const time = (page: Page) =>
  page
    .locator('.toast-bar')
    .first()
    .evaluate((bar) => {
      const [clock] = bar.getAnimations()
      return { state: clock?.playState, ms: Number(clock?.currentTime), all: clock?.effect?.getTiming().duration }
    })

/** Sets the newest toast's elapsed time to `ms`. */
export const setTime = (page: Page, ms: number) =>
  page
    .locator('.toast-bar')
    .first()
    .evaluate((bar, ms) => {
      for (const clock of bar.getAnimations()) clock.currentTime = ms
    }, ms)
