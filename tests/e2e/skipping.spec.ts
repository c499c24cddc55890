import { expect, type Locator, type Page } from '@playwright/test'
import { hydrate, saveData, test } from './test.ts'
import { distanceFromTop, scrollThrough } from './scroll.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Whether the browser skips the content of `part`. */
const isSkipped = (part: Locator) =>
  part.evaluate((element) => !element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))

/** What the page shows in the middle of the window, and where it begins. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const section = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('section, footer')
    return [section?.id, Math.round(section?.getBoundingClientRect().top ?? 0)]
  })

const distanceFromEnd = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY)

test('sections far below the window are skipped until they come near', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  expect(await isSkipped(page.locator('main > section').nth(1))).toBe(false)
  for (const part of ['#pricing', '#faq', 'body > footer']) expect(await isSkipped(page.locator(part))).toBe(true)
  await page.locator('#faq').scrollIntoViewIfNeeded()
  await expect.poll(() => isSkipped(page.locator('#faq'))).toBe(false)
})

test('an article skips the sections below it', async ({ page }) => {
  await page.goto('/knowledge-base/what-drawdown-means')
  expect(await isSkipped(page.locator('main > article'))).toBe(false)
  for (const part of ['main > article + section', 'body > footer'])
    expect(await isSkipped(page.locator(part).first())).toBe(true)
})

test('an anchor in the address stops at its place', async ({ page }) => {
  await saveData(page)
  await page.goto('/#faq')
  await expect.poll(() => distanceFromTop(page.locator('#faq'), 60)).toBeLessThan(2)
  expect(await isSkipped(page.locator('#pricing'))).toBe(false)
})

test('the menu leads to a part of the page far below', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  await page.locator('header [popovertarget=mobile-menu]').first().click()
  await page.locator('#mobile-menu a[href$="#pricing"]').click()
  await expect.poll(() => distanceFromTop(page.locator('#pricing'), 60)).toBeLessThan(2)
})

test('the way back leads to the place where the visitor was', async ({ page }) => {
  await page.goto('/knowledge-base')
  await hydrate(page)
  await page.locator('header a').first().click()
  await expect(page.locator('#hero-title')).toHaveCount(1)
  await scrollThrough(page)
  await page.locator('#faq').scrollIntoViewIfNeeded()
  const before = await shown(page)
  // A click by the mouse would scroll to the footer first.
  await page.locator('footer a[href="/knowledge-base"]').evaluate((link: HTMLElement) => link.click())
  await expect(page.locator('#hero-title')).toHaveCount(0)
  await page.goBack()
  await expect.poll(() => shown(page)).toEqual(before)
})

test('a reload keeps the place', async ({ open }) => {
  const page = await open({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await page.goto('/')
  await hydrate(page)
  await scrollThrough(page)
  await page.locator('#testimonials').scrollIntoViewIfNeeded()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const before = await shown(page)
  expect(before[0]).not.toBeUndefined()
  await page.reload()
  await expect.poll(() => shown(page)).toEqual(before)
})

test('the key End leads to the end', async ({ open }) => {
  const page = await open({ viewport: { width: 1440, height: 844 } })
  await saveData(page)
  await page.goto('/')
  await page.keyboard.press('End')
  await expect.poll(() => isSkipped(page.locator('#pricing'))).toBe(false)
  await expect.poll(() => distanceFromEnd(page)).toBeLessThan(2)
})

test('a focus restyles a part of the page, not all of it', async ({ page, browser }) => {
  await page.goto('/')
  await hydrate(page)
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.locator('footer [name=email]').evaluate((field: HTMLElement) => {
    field.focus()
    return getComputedStyle(field).color
  })
  const trace: { traceEvents: { args: { elementCount?: number } }[] } = JSON.parse(String(await browser.stopTracing()))
  const styled = trace.traceEvents.map(({ args }) => args.elementCount ?? 0)
  expect(Math.max(...styled)).toBeGreaterThan(0)
  expect(Math.max(...styled)).toBeLessThan((await page.locator('body *').count()) / 4)
})
