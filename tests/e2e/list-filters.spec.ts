import { expect } from '@playwright/test'
import { locales } from '#i18n/locales.ts'
import { languages } from './content.ts'
import { hydrate, test } from './test.ts'

for (const { path, section, filter, filtered } of [
  { path: '/resources/blog', section: '#posts', filter: 'category=featured', filtered: 3 },
  { path: '/resources/product-updates', section: '#releases', filter: 'type=bug-fix', filtered: 2 },
])
  test(`${path}: on a phone the chosen filter stays in view with its number, which changes once`, async ({ open }) => {
    const page = await open({ viewport: { width: 390, height: 664 } })
    await page.goto(path)
    await hydrate(page)
    const status = page.locator(`${section} output`).first()
    const texts = [await status.textContent()]
    await page.exposeFunction('changed', (text: string) => text === texts.at(-1) || texts.push(text))
    await status.evaluate((element) => {
      const changed: unknown = Reflect.get(window, 'changed')
      const report = () => typeof changed === 'function' && changed(element.textContent)
      new MutationObserver(report).observe(element, { childList: true, characterData: true, subtree: true })
    })
    await page.locator(`main nav a[href*="${filter}"]`).click()
    await expect(page.locator(`${section} h3`)).toHaveCount(filtered)
    await expect(page.locator(`${section} [aria-current=true]`).first()).toBeInViewport()
    await expect(status).toBeInViewport()
    await expect.poll(() => texts).toHaveLength(2)
    expect(texts[1]).toContain(String(filtered))
    await expect(page.locator(`main nav a[href*="${filter}"]`).first()).toBeFocused()
  })

for (const { locale, words } of languages) {
  const { prefix } = locales[locale]
  const { actionDue, affects, allPlans } = words.productUpdates

  test(`${locale}: releases are narrowed to a plan, and say whom they affect and what is due`, async ({
    reader: page,
  }) => {
    await page.goto(`${prefix}/resources/product-updates?type=breaking-change`)
    const due = { en: 'November 19, 2024', vi: '19/11/2024', cn: '2024年11月19日' }[locale]
    await expect(page.getByText(actionDue).locator('xpath=..')).toContainText(due)
    await page.goto(`${prefix}/resources/product-updates/v3-0-stops-at-the-broker`)
    await expect(page.locator('header').getByText(actionDue).locator('xpath=..')).toContainText(due)
    await page.goto(`${prefix}/resources/product-updates?type=new-feature`)
    const all = await page.locator('#releases h3').count()
    const feed = page.getByRole('link', { name: words.lists.feed })
    await expect(feed).toHaveAttribute('href', `${prefix}/resources/product-updates/rss.xml`)
    await page.getByRole('link', { name: 'Starter', exact: true }).click()
    await expect(page).toHaveURL(/\?type=new-feature&plan=starter#releases$/)
    await expect(page.locator('#releases h3')).toHaveCount(all - 1)
    await expect(page.getByText(affects, { exact: true })).toHaveCount(0)
    await page.getByRole('link', { name: allPlans }).click()
    await expect(page.getByText(affects, { exact: true }).locator('xpath=..')).toContainText('ProTrader, Elite')
  })
}

test('the number of articles is announced with the chosen category, which stays in view on a phone', async ({
  open,
}) => {
  const page = await open({ viewport: { width: 390, height: 844 } })
  await page.goto('/knowledge-base')
  await hydrate(page)
  const chip = page.locator('main header nav a[href*="category=risk-management"]')
  const category = await chip.innerText()
  await chip.click()
  const status = page.locator('main output').first()
  await expect(status).toHaveText(new RegExp(`^${category}: \\d+ articles found$`))
  await expect(chip).toBeInViewport()
  await expect(status).toBeInViewport()
})

test('a plan that does not exist is a 404', async ({ request }) => {
  expect((await request.get('/resources/product-updates?plan=invented')).status()).toBe(404)
})
