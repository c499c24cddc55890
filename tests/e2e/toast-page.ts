import type { Page } from '@playwright/test'
import { hydrate } from './test.ts'

export const kinds = ['default', 'info', 'success', 'warning', 'error', 'loading'] as const
type Kind = (typeof kinds)[number]

/** Keeps toasts where they are, as a window without the focus does, so that a test need not race them. */
export async function holdToasts(page: Page) {
  await page.addInitScript(() => Object.assign(document, { hasFocus: () => false }))
}

/** Lets the time of toasts go on, or begin. */
export async function releaseToasts(page: Page) {
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'hasFocus')
    dispatchEvent(new Event('focus'))
  })
}

/** Resolves once the newest toast's time runs, looking at every frame. */
export const untilRunning = (page: Page) =>
  page.waitForFunction(() => document.querySelector('.toast-bar')?.getAnimations()[0]?.playState === 'running')

/** Lets the time of toasts go on, and waits until the newest one's does. */
export async function runToasts(page: Page) {
  const runs = untilRunning(page)
  await releaseToasts(page)
  await runs
}

/**
 * Opens a page whose toasts are shown by the site's own function, taken from the chunk that the site itself loads: the newsletter,
 * the one user of toasts today, knows only two kinds. They stay until `releaseToasts`.
 */
export async function toastPage(page: Page, path = '/') {
  await holdToasts(page)
  await page.goto(path)
  await hydrate(page)
  const chunk = page.waitForResponse(/\/toaster-.*\.js/)
  await page.locator('footer input[name=email]').focus()
  const url = (await chunk).url()
  // Away from the field, and from where toasts appear.
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

/** How far the bar of the newest toast reaches, 0 to 1. */
export const reach = (page: Page) =>
  page
    .locator('.toast-bar')
    .first()
    .evaluate((bar) => Number(getComputedStyle(bar).scale.split(' ')[0]))

/** Milliseconds that the newest toast's time has run, and whether it runs. */
export const time = (page: Page) =>
  page
    .locator('.toast-bar')
    .first()
    .evaluate((bar) => {
      const [clock] = bar.getAnimations()
      return { state: clock?.playState, ms: Number(clock?.currentTime), all: clock?.effect?.getTiming().duration }
    })

/** Puts the newest toast's time to `ms`. */
export const setTime = (page: Page, ms: number) =>
  page
    .locator('.toast-bar')
    .first()
    .evaluate((bar, ms) => {
      for (const clock of bar.getAnimations()) clock.currentTime = ms
    }, ms)
