import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import type { Control } from './controls.ts'
import { openPhone, restAfterLoad } from './phone.ts'
import { watchTap, type Sign } from './watch-tap.ts'

/** From the end of the tap, in ms; `Infinity` after 10 s. */
export type Touch = Record<Sign, number>

/** How long a finger touches the glass, ms. */
const touchMs = 60
const patienceMs = 10_000

/** Scrolls the control to the middle of the window and returns where to tap it. */
async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const found = await page.evaluate((selector) => {
    const elements = [...document.querySelectorAll(selector)]
    const element = elements.find((element) => element.checkVisibility({ visibilityProperty: true }))
    if (!element) return 'is not there'
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    // A link of several lines has its text at the start, not in the middle.
    const [x, y] = [left + Math.min(width / 2, 60), top + height / 2]
    const onTop = document.elementFromPoint(x, y)
    return onTop && element.contains(onTop) ? { x, y } : `is covered by ${onTop?.outerHTML.slice(0, 100)}`
  }, selector)
  if (typeof found === 'string') throw new Error(`${selector} ${found}`)
  return found
}

/** Opens the control's page as a new visitor and taps once, `after` ms after its load. */
export async function visit(browser: Browser, url: string, control: Control, after: number): Promise<Touch> {
  const { page, devtools, context } = await openPhone(browser, url, 4, control.answered)
  try {
    const effect = Promise.withResolvers<number>()
    const touch: Touch = { answer: Infinity, effect: Infinity }
    await page.exposeFunction('reportTouch', (sign: Sign, ms: number) => {
      touch[sign] = Math.min(touch[sign], ms)
      if (sign === 'effect') effect.resolve(ms)
    })
    await page.addInitScript(watchTap, control.effect)
    await page.goto(url + control.path, { waitUntil: 'load' })
    // A visitor's scroll has loaded that part by then. A scroll by script does not hydrate the page.
    await restAfterLoad(page, after / 2)
    // Later parts, such as the consent dialog, do not move the page.
    await middleOf(page, control.tap).catch(() => undefined)
    if (control.email)
      await page.evaluate((email) => {
        const field = document.querySelector('footer input[name=email]')
        if (field instanceof HTMLInputElement) field.value = email
      }, control.email)
    await restAfterLoad(page, after)
    const point = await middleOf(page, control.tap)
    // Not awaited: a busy page would keep the finger on the glass.
    const down = devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await setTimeout(touchMs)
    const up = devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await Promise.race([effect.promise, setTimeout(patienceMs)])
    await Promise.allSettled([down, up])
    return { effect: touch.effect, answer: Math.min(touch.answer, touch.effect) }
  } finally {
    await context.close()
  }
}
