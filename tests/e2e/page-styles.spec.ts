import { readdir } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { layOut } from './scroll.ts'
import { saveData, test, hydrate, waitForNavigation } from './test.ts'

const properties = `
  display position width height padding gap grid-template-columns flex color background-color border-width border-style
  box-shadow list-style-type font-size font-weight line-height letter-spacing text-align text-transform text-decoration
`
  .trim()
  .split(/\s+/)

/**
 * How the elements of the page look, but for carousels, in which Swiper moves what the server sent.
 */
async function looks(page: Page): Promise<string[]> {
  // What is far below the window has a guessed height at first.
  await layOut(page)
  // Another font has other widths.
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return page.locator('body *:not(svg *, .carousel, .carousel *, .loading-bar, [aria-live])').evaluateAll(
    (elements, names) =>
      elements.map((element) => {
        const style = getComputedStyle(element)
        const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`)
        const { x } = element.getBoundingClientRect()
        return [`${element.localName}.${element.className}`, `x: ${Math.round(x)}`, ...values].join('; ')
      }),
    properties,
  )
}

/** The elements of `page` that look otherwise than `before`. */
const changed = async (page: Page, before: string[]) =>
  (await looks(page)).flatMap((look, index) => (look === before[index] ? [] : [[before[index], look]])).slice(0, 3)

const styleSheets = (page: Page) =>
  page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => /\/(\w+)-[\w-]+\.css$/.exec(link.getAttribute('href') ?? '')?.[1]))

const article = '/knowledge-base/what-drawdown-means'

test('scripts bring their styles with them: no style sheet is lost without its script', async () => {
  const files = await readdir('dist/client/assets')
  const names = files.flatMap((file) => /^(\w+)-.*\.css$/.exec(file)?.[1] ?? [])
  expect(names.toSorted()).toEqual(['app', 'article', 'home'])
})

test('a page’s own style sheet has all that the page uses', async ({ page, expectComplaint }) => {
  expectComplaint(/status of 404/)
  await saveData(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/knowledge-base')
  const everything = await page.locator('link[rel=stylesheet]').getAttribute('href')
  for (const [path, sheet] of [
    ['/', 'home'],
    ['/cn', 'home'],
    [article, 'article'],
    ['/vi/page/terms-of-use', 'article'],
    ['/resources/blog/correlation-in-a-fall', 'article'],
    ['/resources/guidelines/risk-management', 'article'],
    ['/resources/product-updates/v3-1-planned-pauses', 'article'],
    ['/resources/academy/drawdown-and-position-size', 'article'],
    ['/knowledge-base/no-such-article', 'article'],
  ] as const) {
    await page.goto(path)
    expect(await styleSheets(page), path).toEqual([sheet])
    const before = await looks(page)
    expect(before.length, path).toBeGreaterThan(100)
    await page.addStyleTag({ url: String(everything) })
    expect(await changed(page, before), path).toEqual([])
  }
})

for (const [from, to, sheets] of [
  ['/', '/knowledge-base', ['home', 'app']],
  ['/knowledge-base', '/', ['app']],
  [article, '/resources/academy', ['article', 'app']],
] as const) {
  test(`from ${from} the app shows ${to} as the server does, and ${from} again`, async ({ page }) => {
    await saveData(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(to)
    await hydrate(page)
    const there = await looks(page)
    await page.goto(from)
    await hydrate(page)
    const here = await looks(page)
    expect(here.length).toBeGreaterThan(100)
    await page.locator(`a[href="${to}"]`).first().dispatchEvent('click')
    await waitForNavigation(page)
    expect((await styleSheets(page)).filter((name) => !name?.startsWith('carousel'))).toEqual(sheets)
    await expect.poll(() => changed(page, there)).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL(from)
    await expect.poll(() => changed(page, here)).toEqual([])
  })
}

test('a page whose styles are lost is loaded as a document', async ({ page, expectComplaint }) => {
  expectComplaint(/ERR_FAILED/)
  await saveData(page)
  await page.route('**/assets/app-*.css', (route) => route.abort())
  await page.goto('/')
  await hydrate(page)
  const document = page.waitForRequest((request) => request.isNavigationRequest())
  await page.locator(`footer a[href="/page/privacy-policy"]`).dispatchEvent('click')
  expect(new URL((await document).url()).pathname).toBe('/page/privacy-policy')
  await expect(page.locator('h1')).toBeVisible()
  expect(await styleSheets(page)).toEqual(['article'])
})
