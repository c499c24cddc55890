import { expect } from '@playwright/test'
import { currentDot, startCarousel, waitForCarousel } from './carousel.ts'
import { languages } from './content.ts'
import { layOut } from './scroll.ts'
import { stopClock } from './clock.ts'
import { test, hydrate } from './test.ts'

const [english] = languages

test('the logbook keeps its height, is a coverflow, loops, and follows dots and drags', async ({ page }) => {
  await page.goto('/')
  const height = () => page.locator('#logbook').evaluate((section) => section.getBoundingClientRect().height)
  await layOut(page)
  const before = await height()
  await hydrate(page)
  const carousel = await startCarousel(page, '#logbook')
  await waitForCarousel(carousel)
  const pages = english?.home.profit.images ?? []
  const last = pages.length - 1
  const shows = async (index: number) => {
    await expect(currentDot(carousel)).toHaveAccessibleName(`Show slide ${index + 1} of ${pages.length}`)
    await expect(carousel.locator('.swiper-slide-active')).toContainText(pages[index]?.content ?? '')
    await waitForCarousel(carousel)
  }

  await test.step('it keeps its height when Swiper takes over', async () => {
    expect.soft(Math.abs((await height()) - before)).toBeLessThanOrEqual(1)
  })

  await test.step('the slide in the middle faces the reader, its neighbours turn away', async () => {
    await expect.soft(carousel).toHaveClass(/swiper-coverflow/)
    // m13 of the matrix: the sine of the rotation about the vertical axis.
    const turn = (slide: string) =>
      carousel.locator(slide).evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).m13)
    expect.soft(await turn('.swiper-slide-active')).toBeCloseTo(0)
    const left = await turn('.swiper-slide-prev')
    const right = await turn('.swiper-slide-next')
    expect.soft(Math.abs(left)).toBeGreaterThan(0.1)
    expect.soft(Math.abs(right)).toBeGreaterThan(0.1)
    expect.soft(Math.sign(left)).toBe(-Math.sign(right))
  })

  await test.step('it loops forward and back, and its dots lead anywhere', async () => {
    const next = carousel.getByRole('button', { name: 'Next' })
    const previous = carousel.getByRole('button', { name: 'Previous' })
    await shows(0)
    await previous.click()
    await shows(last)
    await previous.click()
    await shows(last - 1)
    await next.click()
    await shows(last)
    await next.click()
    await shows(0)
    await next.click()
    await shows(1)
    await carousel.getByRole('button', { name: `Show slide 4 of ${pages.length}` }).click()
    await shows(3)
  })

  await test.step('it follows a drag', async () => {
    const box = await carousel.locator('.swiper-slide-active').boundingBox()
    if (!box) throw new Error('The slide has no box')
    const y = box.y + box.height / 4
    await page.mouse.move(box.x + box.width / 2, y)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2 - 450, y, { steps: 10 })
    await page.mouse.up()
    await expect(currentDot(carousel)).not.toHaveAccessibleName(/Show slide 4 of/)
  })
})

test('testimonials advance automatically; the button pauses and resumes them, a pointer pauses them', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  await hydrate(page)
  await stopClock(page)
  const carousel = await startCarousel(page, '#testimonials')
  const dot = currentDot(carousel)
  await expect(dot).toHaveAccessibleName(/^Show slide 1 of/)
  await page.clock.runFor(7000)
  await expect(dot).toHaveAccessibleName(/^Show slide 2 of/)
  await waitForCarousel(carousel)

  await carousel.getByRole('button', { name: 'Pause' }).click()
  // Away from the carousel, which also pauses under the pointer.
  await page.mouse.move(3, 3)
  const stopped = await dot.getAttribute('aria-label')
  await page.clock.runFor(60_000)
  await waitForCarousel(carousel)
  await expect(dot).toHaveAccessibleName(stopped ?? '')

  await carousel.getByRole('button', { name: 'Play' }).click()
  await page.mouse.move(3, 3)
  await page.clock.runFor(7000)
  await expect(dot).not.toHaveAccessibleName(stopped ?? '')
  await waitForCarousel(carousel)

  await carousel.hover()
  await expect.poll(() => carousel.evaluate((element) => element.matches(':hover'))).toBe(true)
  const held = await dot.getAttribute('aria-label')
  await page.clock.runFor(60_000)
  await waitForCarousel(carousel)
  await expect(dot).toHaveAccessibleName(held ?? '')
})

test('nothing moves automatically with reduced motion', async ({ open }) => {
  const page = await open({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await hydrate(page)
  await stopClock(page)
  const carousel = await startCarousel(page, '#testimonials')
  await expect(carousel.getByRole('button', { name: 'Pause' })).toBeHidden()
  await page.clock.runFor(60_000)
  await expect(currentDot(carousel)).toHaveAccessibleName(/^Show slide 1 of/)

  // Without motion the slide changes at once.
  await carousel.getByRole('button', { name: 'Next' }).click()
  await expect(currentDot(carousel)).toHaveAccessibleName(/^Show slide 2 of/)
  const durations = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.timeline instanceof DocumentTimeline && animation.playState === 'running')
      .map((animation) => Number(animation.effect?.getComputedTiming().duration))
      .filter((duration) => duration > 1),
  )
  expect(durations).toEqual([])
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
})
