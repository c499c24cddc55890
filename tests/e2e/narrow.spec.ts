import { expect, type Page } from '@playwright/test'
import { sections } from '#model/sections.ts'
import { languages } from './content.ts'
import { homePath, test } from './test.ts'

/** What a phone shows at first, below the browser's own bars. */
const phone = { width: 390, height: 664 }

const paths = [...Object.values(sections).map(({ path }) => path), '/resources/guidelines/risk-management', '/none']

for (const { locale } of languages) {
  const prefix = homePath(locale).replace(/\/$/, '')

  test(`${locale}: no page scrolls sideways at 320 px`, async ({ reader: page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of paths) {
      await page.goto(`${prefix}${path}`)
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(excess, path).toBe(0)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  test(`${locale}: on a phone the home page has at most 13,400 px`, async ({ open }) => {
    const page = await open({ viewport: phone })
    await page.goto(homePath(locale))
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(13_400)
  })

  test(`${locale}: the first screen of a phone shows the newest release`, async ({ open }) => {
    const page = await open({ viewport: phone })
    await page.goto(`${prefix}/resources/product-updates`)
    await expect(page.locator('#releases article').first().getByText('3.1.0')).toBeInViewport({ ratio: 1 })
    await expect(page.locator('#releases article img').first()).toBeInViewport({ ratio: 0.5 })
  })
}

const form = (page: Page) => page.locator('main form[action="/api/subscribe"]')

for (const path of ['/resources/blog', '/resources/product-updates']) {
  test(`${path}: the newsletter form unfolds on a phone, also without script`, async ({ open }) => {
    const page = await open({ viewport: phone, javaScriptEnabled: false })
    await page.goto(path)
    await expect(form(page)).toBeHidden()
    await page.locator('main summary').click()
    await expect(form(page)).toBeVisible()
  })

  test(`${path}: in wider windows the newsletter form has nothing to unfold`, async ({ reader: page }) => {
    await page.goto(path)
    await expect(form(page)).toBeVisible()
    await expect(
      page.locator('main').getByRole('heading', { name: languages[0]?.words.lists.newsletterTitle ?? '' }),
    ).toBeVisible()
    await expect(page.locator('main summary')).toBeHidden()
  })
}

test('the lines of a Chinese title end between words', async ({ open }) => {
  const page = await open({ viewport: { width: 360, height: 780 } })
  for (const slug of ['why-liquidity-vanishes-at-night', 'what-regulation-asks-of-crypto-brokers']) {
    await page.goto(`/cn/resources/blog/${slug}`)
    const lines = await page.locator('h1').evaluate((title) => {
      // Without a Chinese font its characters are narrower, and the title would fit one line.
      title.style.width = '5em'
      const text = title.firstChild
      const result: string[] = []
      let bottom = 0
      for (const [index, character] of [...(text?.textContent ?? '')].entries()) {
        const range = document.createRange()
        if (!text || character === '\u200B') continue
        range.setStart(text, index)
        range.setEnd(text, index + 1)
        const box = range.getBoundingClientRect()
        if (box.top > bottom - 4) result.push('')
        bottom = box.bottom
        result.push((result.pop() ?? '') + character)
      }
      return result
    })
    expect(lines.length).toBeGreaterThan(1)
    const words = [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(lines.join(''))]
    const ends = words.map(({ index, segment }) => index + segment.length)
    let length = 0
    for (const line of lines) expect(ends, line).toContain((length += line.length))
  }
})

for (const [width, offset] of [
  [360, 60],
  [1024, 60],
  [1025, 89],
] as const) {
  test(`at ${width} px a heading stops ${offset} px below the top, clear of the header`, async ({ open }) => {
    const page = await open({ viewport: { width, height: 780 }, reducedMotion: 'reduce' })
    await page.goto('/knowledge-base/grid-trading')
    await page.locator('a[href="#section-3"]').first().click()
    const heading = page.locator('#section-3')
    await expect.poll(async () => Math.round((await heading.boundingBox())?.y ?? 0)).toBe(offset)
    const header = await page.locator('.site-header').boundingBox()
    expect((header?.y ?? 0) + (header?.height ?? 0)).toBeLessThanOrEqual(offset)
  })
}

test('a list of terms has either groups or terms as its children', async ({ reader: page }) => {
  for (const path of [
    '/',
    '/resources/product-updates/v3-1-planned-pauses',
    '/resources/academy',
    '/resources/guidelines',
  ]) {
    await page.goto(path)
    const children = await page
      .locator('dl')
      .evaluateAll((lists) =>
        lists.map((list) => new Set([...list.children].map(({ tagName }) => tagName === 'DIV')).size),
      )
    expect(children, path).toEqual(children.map(() => 1))
    await expect(page.locator('p dl')).toHaveCount(0)
  }
})

for (const path of ['/resources/blog', '/resources/product-updates', '/knowledge-base/what-drawdown-means']) {
  test(`${path}: titles and teasers of cards stay whole with the spacing of WCAG 1.4.12`, async ({ reader: page }) => {
    await page.goto(path)
    const texts = page.locator('main li:has(.card-link) :is(h3, p)')
    await expect(texts.first()).toBeVisible()
    await page.evaluate(() => {
      const spacing = new CSSStyleSheet()
      spacing.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      )
      document.adoptedStyleSheets = [spacing]
    })
    const cut = await texts.evaluateAll((all) =>
      all.filter(({ clientHeight, scrollHeight }) => scrollHeight > clientHeight + 2).map((each) => each.textContent),
    )
    expect(cut).toEqual([])
  })
}
