import { expect } from '@playwright/test'
import { startNavigation, stopClock } from './clock.ts'
import { waitForNavigation, saveData, test, hydrate } from './test.ts'

test('no page asks for the visitor’s location or stores it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/newsletter/subscribed')
  await hydrate(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toContain('/newsletter/subscribed')
  expect(asked.filter((path) => /^\/api\/(ip|geoip|country)/.test(path))).toEqual([])
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ''])
})

test('the API answers a caller with its address and country; without Cloudflare the country is unknown', async ({
  request,
}) => {
  expect((await (await request.get('/api/ip')).json()).data.ip).toEqual(expect.any(String))
  expect((await (await request.get('/api/geoip')).json()).data).toMatchObject({ country: { code: null } })
})

test('a newer app config shows after the next navigation', async ({ page }) => {
  const newer = 'https://app.example/register'
  await saveData(page)
  await page.route('**/api/config?**', async (route) => {
    const { data } = await (await route.fetch()).json()
    await route.fulfill({ json: { data: { ...data, link_button: { ...data.link_button, register: newer } } } })
  })
  await page.goto('/knowledge-base')
  await hydrate(page)
  const register = page.locator('header').getByRole('link', { name: 'Start trading' }).first()
  await expect(register).not.toHaveAttribute('href', newer)
  await page.locator('footer a[href="/resources/guidelines"]').click()
  await expect(register).toHaveAttribute('href', newer)
})

test('a navigation asks for the app config again when it is older than ten seconds', async ({ page }) => {
  let asked = 0
  page.on('request', (request) => (asked += request.url().includes('/api/config?') ? 1 : 0))
  await saveData(page)
  await page.clock.install()
  await page.goto('/knowledge-base')
  await hydrate(page)
  await stopClock(page)
  await page.locator('footer a[href="/resources/guidelines"]').click()
  await startNavigation(page)
  await expect(page.locator('h1')).not.toHaveText('Knowledge base')
  await waitForNavigation(page)
  const first = asked
  await page.clock.runFor(9000)
  await page.locator('footer a[href="/resources/academy"]').click()
  await startNavigation(page)
  await expect(page).toHaveURL(/academy$/)
  await expect(page.locator('#courses')).toBeVisible()
  await waitForNavigation(page)
  expect(asked).toBe(first)
  await page.clock.runFor(2000)
  await page.locator('footer a[href="/resources/guidelines"]').click()
  await startNavigation(page)
  await expect(page).toHaveURL(/guidelines$/)
  await expect.poll(() => asked).toBe(first + 1)
})
