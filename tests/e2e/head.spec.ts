import { expect, type Page } from '@playwright/test'
import { saveData, test, hydrate } from './test.ts'

/** The tags of the head that describe the page, with their attributes, sorted. */
async function headOf(page: Page): Promise<string[]> {
  const tags = await page
    .locator('head :is(title, meta, link:not([rel=modulepreload], [rel=prefetch]))')
    .evaluateAll((found) =>
      found.map((tag) => [
        `${tag.localName} ${tag.textContent}`,
        ...tag.getAttributeNames().map((name) => `${name}=${tag.getAttribute(name)}`),
      ]),
    )
  return tags.map((parts) => parts.toSorted().join(' ')).toSorted()
}

for (const path of ['/', '/vi/knowledge-base/what-drawdown-means', '/resources/blog?category=featured']) {
  test(`${path}: the app finds each tag of the head, and adds none`, async ({ page }) => {
    await saveData(page)
    await page.goto(path)
    const sent = await headOf(page)
    expect(sent.length).toBeGreaterThan(10)
    await hydrate(page)
    expect(await headOf(page)).toEqual(sent)
  })
}
