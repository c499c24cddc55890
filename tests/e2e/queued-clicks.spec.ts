import { expect, type Page } from '@playwright/test'
import { isHydrated, test } from './test.ts'

/** What every page hydrates with, and what comes when a carousel or a list's end is near. */
const chunks = {
  app: '**/assets/app-*.js',
  swiper: '**/assets/carousel-motion-*.js',
  list: '**/assets/growing-list-*.js',
}
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** Holds a script of `page` back. `asked` settles with its request; `release` lets it come. */
async function hold(page: Page, chunk: string) {
  const asked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route(chunk, async (route) => {
    asked.resolve()
    await released.promise
    await route.continue()
  })
  return { asked: asked.promise, release: released.resolve }
}

/** Loses a script of `page`. The page has just reloaded itself for it, so it stays now. */
async function lose(page: Page, chunk: string) {
  await page.addInitScript(() => sessionStorage.setItem('reloaded-at', String(Date.now())))
  await page.route(chunk, (route) => route.abort())
}

const currentDot = (page: Page, section: string) => page.locator(`#${section} .carousel-dot[aria-current=true]`)
const dot = (page: Page, section: string, index: number) => page.locator(`#${section} .carousel-dot`).nth(index)

/** Waits until the browser's console says `text`. */
const logged = (page: Page, text: string) => page.waitForEvent('console', (message) => message.text().startsWith(text))

for (const section of ['logbook', 'how-it-works', 'what-you-get', 'testimonials'])
  for (const late of ['app', 'swiper'] as const) {
    test(`${section}: the next slide comes although the ${late} comes after the tap`, async ({ open }) => {
      const page = await open(phone)
      const { asked, release } = await hold(page, chunks[late])
      const chunk = page.waitForResponse(chunks[late])
      await page.goto('/')
      await page.locator(`#${section}`).getByRole('button', { name: 'Next' }).tap()
      await asked
      if (late === 'swiper') await isHydrated(page)
      await expect(page.locator(`#${section} .carousel`)).not.toHaveClass(/swiper-initialized/)
      release()
      await expect(currentDot(page, section)).toHaveAttribute('aria-label', /^Show slide 2 of/)
      await (await chunk).finished()
      await expect(page.locator(`#${section} .carousel`)).toHaveClass(/swiper-initialized/)
      await expect(currentDot(page, section)).toHaveAttribute('aria-label', /^Show slide 2 of/)
    })
  }

test('a chosen slide, and a pause, are kept for the app', async ({ open }) => {
  const page = await open(phone)
  const { asked, release } = await hold(page, chunks.app)
  await page.goto('/')
  await dot(page, 'logbook', 2).tap()
  const testimonials = page.locator('#testimonials')
  await testimonials.getByRole('button', { name: 'Pause' }).tap()
  await asked
  release()
  await expect(testimonials.getByRole('button', { name: 'Play' })).toBeVisible()
  await page.locator('#logbook').scrollIntoViewIfNeeded()
  await expect(dot(page, 'logbook', 2)).toHaveAttribute('aria-current', 'true')
})

test('without the app a tap on a slide changes nothing, and the row still scrolls', async ({
  open,
  expectComplaint,
}) => {
  expectComplaint(/Error while mounting app/)
  expectComplaint(/ERR_FAILED/)
  const page = await open(phone)
  await lose(page, chunks.app)
  const failed = logged(page, 'Error while mounting app')
  await page.goto('/')
  await page.locator('#logbook').getByRole('button', { name: 'Next' }).tap()
  await failed
  await expect(page).toHaveURL(/\/$/)
  const track = page.locator('#logbook .carousel-track')
  const start = await track.evaluate((list) => list.scrollLeft)
  await track.focus()
  await track.press('ArrowRight')
  await expect.poll(() => track.evaluate((list) => list.scrollLeft)).toBeGreaterThan(start)
})

for (const { path, section } of [
  { path: '/resources/blog', section: '#posts' },
  { path: '/resources/product-updates', section: '#releases' },
]) {
  const titles = (page: Page) => page.locator(`${section} h3`)

  for (const late of ['app', 'list'] as const)
    test(`${path}: Load More adds to the list although its ${late} comes after the tap`, async ({ open }) => {
      const page = await open(phone)
      const { asked, release } = await hold(page, chunks[late])
      await page.goto(path)
      await page.locator('#load-more').tap()
      await asked
      if (late === 'list') await isHydrated(page)
      expect(await titles(page).count()).toBeLessThan(12)
      release()
      await expect.poll(() => titles(page).count()).toBeGreaterThanOrEqual(12)
      await expect(page).toHaveURL(new RegExp(`${path}$`))
    })

  for (const lost of ['app', 'list'] as const)
    test(`${path}: Load More leads to the next page without its ${lost}`, async ({ open, expectComplaint }) => {
      expectComplaint(lost === 'app' ? /Error while mounting app/ : /Failed to fetch dynamically imported module/)
      expectComplaint(/ERR_FAILED/)
      const page = await open(phone)
      await lose(page, chunks[lost])
      await page.goto(path)
      await page.locator('#load-more').tap()
      await expect(page).toHaveURL(/\?page=2#/)
      await expect(page.getByRole('link', { name: 'Back to page 1' })).toBeVisible()
    })

  test(`${path}: a click with a key held opens the next page in a tab, before the app too`, async ({ open }) => {
    const page = await open()
    await hold(page, chunks.app)
    await page.goto(path)
    const opened = page.context().waitForEvent('page')
    await page.locator('#load-more').click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL(/\?page=2#/)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  })
}
