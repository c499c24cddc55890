import { expect } from '@playwright/test'
import { locales } from '#i18n/locales.ts'
import { languages } from './content.ts'
import { test } from './test.ts'

const pages = [
  '/knowledge-base/grid-trading',
  '/resources/blog/reading-an-order-book',
  '/resources/product-updates/v2-1-test-run',
  '/page/terms-of-use',
]

for (const { locale, words } of languages) {
  const { prefix } = locales[locale]

  test(`${locale}: every long text has breadcrumbs, contents beside it, and headings that link to themselves`, async ({
    reader: page,
  }) => {
    for (const path of pages) {
      await page.goto(prefix + path)
      await expect.soft(page.getByRole('navigation', { name: words.shell.breadcrumbs }), path).toBeVisible()
      const contents = page.getByRole('navigation', { name: words.article.contents })
      const headings = page.locator('.prose h2')
      await expect(contents.getByRole('link'), path).toHaveText(await headings.allTextContents())
      await expect(headings.first().getByRole('link'), path).toHaveAttribute('href', '#section-1')
      const [left, text] = [await contents.boundingBox(), await page.locator('.prose').boundingBox()]
      expect((left?.x ?? 0) + (left?.width ?? 0), path).toBeLessThanOrEqual(text?.x ?? 0)
    }
    await expect(page.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/)
  })

  test(`${locale}: the neighbours of a text lead on and back`, async ({ reader: page }) => {
    for (const path of pages.slice(0, 3)) {
      await page.goto(prefix + path)
      const neighbours = page.getByRole('navigation', { name: words.article.neighbours })
      const title = await page.locator('h1').textContent()
      await neighbours.getByRole('link').last().click()
      await expect(page.locator('h1')).not.toHaveText(title ?? '')
      await neighbours.getByRole('link').first().click()
      await expect(page.locator('h1')).toHaveText(title ?? '')
    }
  })

  test(`${locale}: the header marks the section of the page`, async ({ reader: page }) => {
    for (const [path, href] of [
      ['/knowledge-base/grid-trading', '/knowledge-base'],
      ['/resources/blog', '/resources/blog'],
    ]) {
      await page.goto(prefix + path)
      const marked = page.locator('header nav [aria-current]')
      await expect(marked.and(page.locator(`a[href="${prefix}${href}"]`)).first(), path).toBeAttached()
    }
    await page.goto(prefix || '/')
    await expect(page.locator('header nav [aria-current]')).toHaveCount(0)
  })

  test(`${locale}: a sign-up page has three pages to read and no second form`, async ({ reader: page }) => {
    for (const result of ['subscribed', 'check-inbox', 'confirmed']) {
      await page.goto(`${prefix}/newsletter/${result}`)
      await expect(page.locator('main').getByRole('listitem'), result).toHaveCount(3)
      await expect(page.locator('main img'), result).toBeVisible()
      await expect(page.locator('form[action="/api/subscribe"]'), result).toHaveCount(0)
    }
  })

  test(`${locale}: from 1,024 px on, the header shows its links on one line`, async ({ open }) => {
    const page = await open({ viewport: { width: 1024, height: 800 } })
    await page.goto(prefix || '/')
    await expect(page.getByRole('button', { name: words.shell.menu, exact: true })).toBeHidden()
    const header = page.locator('.site-header')
    for (const link of await header.locator('nav:visible > ul > li').all())
      expect((await link.boundingBox())?.height).toBeLessThan(60)
    expect(await header.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  })
}

test('the footer ends at the lower edge of a tall window', async ({ open }) => {
  const page = await open({ viewport: { width: 1440, height: 2600 } })
  await page.goto('/newsletter/subscribed')
  const box = await page.locator('footer').boundingBox()
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(2600)
})

test('printed, a checklist starts a new sheet, each box before its task', async ({ open }) => {
  // Not `reader`: the next test would see print, too.
  const page = await open({ javaScriptEnabled: false })
  await page.goto('/page/trust')
  await page.emulateMedia({ media: 'print' })
  const sheets = await page
    .locator('.prose h2')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).breakBefore))
  expect(sheets.filter((each) => each === 'page')).toHaveLength(1)
  const task = page
    .getByRole('listitem')
    .filter({ has: page.locator('.check-box') })
    .first()
  await expect(task).toBeVisible()
  expect(await task.locator('.check-box').boundingBox()).toMatchObject({ width: expect.closeTo(13, -1) })
})
