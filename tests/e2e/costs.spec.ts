import { expect } from '@playwright/test'
import { locales } from '#i18n/locales.ts'
import { expectAccessible } from './axe.ts'
import { languages } from './content.ts'
import { hydrate, saveData, test } from './test.ts'

for (const { locale, words } of languages) {
  const path = `${locales[locale].prefix}/pricing/costs`
  const { costs } = words

  test(`${locale}: a sent form has an address, and costs without script`, async ({ reader: page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(costs.headline)
    const sum = page.getByRole('row').filter({ hasText: costs.line.firstYear })
    const before = await sum.textContent()
    await page.getByLabel(costs.field.trades, { exact: true }).fill('40')
    await page.getByRole('button', { name: costs.calculate }).click()
    await expect(page).toHaveURL(/\/pricing\/costs\?.*trades=40/)
    await expect(page.getByLabel(costs.field.trades, { exact: true })).toHaveValue('40')
    expect(await sum.textContent()).not.toBe(before)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })

  test(`${locale}: a bad field says what is right, and the last good result stays`, async ({ page }) => {
    // Nothing is loaded ahead, so every request would come from the form.
    await saveData(page)
    await page.goto(path)
    await hydrate(page)
    const capital = page.getByLabel(costs.field.capital, { exact: true })
    const sum = page.getByRole('row').filter({ hasText: costs.line.firstYear })
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const before = await sum.textContent()
    await capital.fill('55555')
    await expect(sum).not.toHaveText(before ?? '')
    const good = await sum.textContent()
    await capital.fill('much')
    await expect(capital).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('#cost-capital-problem')).toContainText(costs.problem.number.split('{')[0] ?? '')
    await expect(sum).toHaveText(good ?? '')
    await capital.fill('55555')
    await expect(page.locator('#cost-capital-problem')).toBeEmpty()
    // Every page asks once for the visitor's country.
    expect(requests.filter((url) => !/\/api\/(?:ip|geoip|country)$/.test(url))).toEqual([])
  })
}

test('on a phone the tables break no Chinese name, and the amounts below the chart keep a distance', async ({
  open,
}) => {
  const page = await open({ viewport: { width: 360, height: 800 } })
  await page.goto('/cn/pricing/costs')
  // One line of small text is 14 px; a name with one character a line has three or more.
  for (const name of await page.locator('main table').last().getByRole('rowheader').all())
    expect((await name.boundingBox())?.height).toBeLessThan(60)
  const amounts = page.locator('main figure svg[role=img] + div > span')
  const boxes = await amounts.evaluateAll((all) => all.map((amount) => amount.getBoundingClientRect().toJSON()))
  expect(boxes).toHaveLength(4)
  for (const [index, { left }] of boxes.slice(1).entries()) expect(left - boxes[index].right).toBeGreaterThanOrEqual(8)
})

test('on a phone all fields of the form have the same distance', async ({ open }) => {
  const page = await open({ viewport: { width: 360, height: 900 } })
  await page.goto('/pricing/costs')
  const tops = await page
    .locator('main form label')
    .evaluateAll((all) => all.map((label) => label.getBoundingClientRect().top))
  const distances = tops.slice(1).map((top, index) => top - (tops[index] ?? 0))
  expect(distances).toHaveLength(4)
  expect(Math.max(...distances) - Math.min(...distances)).toBeLessThanOrEqual(1)
})

test('axe finds nothing on the page of costs', async ({ open }) => {
  const page = await open({ viewport: { width: 360, height: 900 }, colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/pricing/costs?capital=much')
  await expectAccessible(page, 'main')
})
