import { expect } from '@playwright/test'
import { test, hydrate } from './test.ts'

test('a navigation removes the structured data of the page before', async ({ page }) => {
  await page.goto('/resources/blog')
  await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(1)
  await hydrate(page)
  await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(1)
  await page.locator('main a[href^="/resources/blog/"]').first().click()
  await expect(page).toHaveURL(/\/resources\/blog\/[a-z]/)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
})

test('the web manifest names existing pictures', async ({ request }) => {
  const answer = await request.get('/site.webmanifest')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const { icons }: { icons: { src: string; type: string }[] } = await answer.json()
  expect(icons.length).toBeGreaterThan(1)
  for (const { src, type } of icons) expect((await request.get(src)).headers()['content-type']).toContain(type)
})

for (const path of [
  '/sitemap.xml',
  '/sitemap-cn.xml',
  '/robots.txt',
  '/vi/resources/blog/rss.xml',
  '/cn/llms.txt',
  '/page/about.md',
]) {
  test(`${path} is served, and does not depend on the visitor`, async ({ request }) => {
    const answer = await request.get(path, { headers: { 'accept-language': 'vi', accept: '*/*' }, maxRedirects: 0 })
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toMatch(
      /^(application\/(xml|rss\+xml)|text\/(plain|markdown)); charset=utf-8$/,
    )
    expect(answer.headers()['x-content-type-options']).toBe('nosniff')
    expect(answer.headers()['set-cookie']).toBeUndefined()
  })
}
