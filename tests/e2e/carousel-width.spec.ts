import { expect } from '@playwright/test'
import { currentDot, startCarousel, waitForCarousel, slidesShown } from './carousel.ts'
import { layOut } from './scroll.ts'
import { test, hydrate, saveData } from './test.ts'

test('the logbook shows slides by the width of the window, with and without script, and still loops', async ({
  page,
}) => {
  await page.goto('/')
  const carousel = page.locator('#logbook .carousel')
  const expectSlides = async (script: string) => {
    for (const [width, slides] of [
      [390, 1.5],
      [767, 1.5],
      [768, 1.8],
      [1199, 1.8],
      [1200, 2.2],
      [1440, 2.2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => slidesShown(carousel), `${width} px, ${script}`).toBeCloseTo(slides, 1)
    }
  }
  await expectSlides('without script')
  await hydrate(page)
  await startCarousel(page, '#logbook')
  await expectSlides('with script')
  for (const [width, slides] of [
    [1300, 2.2],
    [900, 1.8],
    [700, 1.5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(async () => Math.abs((await slidesShown(carousel)) - slides)).toBeLessThan(0.05)
  }
  const total = await carousel.locator('.carousel-dot').count()
  for (let step = 0; step < total; step += 1) {
    await waitForCarousel(carousel)
    await carousel.getByRole('button', { name: 'Next' }).click()
  }
  await expect(currentDot(carousel)).toHaveAccessibleName(`Show slide 1 of ${total}`)
})

test('a carousel keeps its height when Swiper starts', async ({ open }) => {
  const page = await open({ viewport: { width: 390, height: 844 } })
  await saveData(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  const sections = ['#logbook', '#how-it-works', '#what-you-get', '#testimonials']
  const height = (section: string) =>
    page.locator(section).evaluate((element) => element.getBoundingClientRect().height)
  await layOut(page)
  const before = await Promise.all(sections.map(height))
  await hydrate(page)
  for (const [index, section] of sections.entries()) {
    await waitForCarousel(await startCarousel(page, section))
    expect(Math.abs((await height(section)) - (before[index] ?? 0)), section).toBeLessThan(1)
  }
})

for (const width of [390, 1440]) {
  test(`the logbook begins where the text begins before Swiper starts, at ${width} px`, async ({ open }) => {
    const page = await open({ viewport: { width, height: 900 } })
    await saveData(page)
    await page.goto('/')
    const left = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().left)
    expect(await left('#logbook .carousel li')).toBeCloseTo(await left('#logbook-title'), 0)
  })
}
