import { expect, type Page } from '@playwright/test'
import { test, hydrate } from './test.ts'

/** Requests for pages' data, by path. */
function listenToData(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) seen.push(pathname)
  })
  return seen
}

/** Resolves when every request that the page has begun before is sent. */
const sendOneMore = (page: Page) => page.evaluate(async () => (await fetch('/builds/latest.json')).text())

test('visible links are prefetched once, and then open without a request', async ({ page }) => {
  const seen = listenToData(page)
  await page.goto('/resources/guidelines')
  expect(seen).toEqual([])
  await hydrate(page)
  const ahead = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/academy')
  await page.locator('footer').scrollIntoViewIfNeeded()
  await (await ahead).finished()
  await page.locator('h1').scrollIntoViewIfNeeded()
  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.locator('footer a[href="/resources/academy"]').click()
  await expect(page).toHaveURL(/academy$/)
  await expect(page.locator('#courses h3')).toHaveCount(6)
  expect(seen.filter((path) => path === '/api/academy')).toHaveLength(1)
})

test('at most four pages are prefetched at once; a link under the pointer does not wait', async ({ page }) => {
  const held: (() => void)[] = []
  const asked: string[] = []
  await page.route('**/api/{knowledge-base,guidelines}/*', async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  await page.setViewportSize({ width: 1280, height: 2000 })
  await page.goto('/knowledge-base')
  await hydrate(page)
  await expect.poll(() => asked.length).toBe(4)
  await sendOneMore(page)
  expect(asked).toHaveLength(4)
  const links = page.locator('main ol a[href^="/knowledge-base/"]')
  const last = links.last()
  const slug = (await last.getAttribute('href')) ?? ''
  expect(asked).not.toContain(`/api${slug}`)
  await last.hover()
  await expect.poll(() => asked).toContain(`/api${slug}`)
  while (held.length > 0) held.shift()?.()
})

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])
  test(`nothing is prefetched with ${JSON.stringify(connection)}`, async ({ page }) => {
    const seen = listenToData(page)
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    await page.clock.install()
    await page.goto('/resources/guidelines')
    await hydrate(page)
    await page.locator('footer').scrollIntoViewIfNeeded()
    // Longer than the delay before prefetching starts.
    await page.clock.runFor(2000)
    await page.locator('footer a[href="/resources/academy"]').hover()
    await page.clock.runFor(2000)
    await sendOneMore(page)
    expect(seen.filter((path) => !/^\/api\/(config|ip|geoip)$/.test(path))).toEqual([])
  })
