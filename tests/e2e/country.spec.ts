import { expect, type Page } from '@playwright/test'
import { waitForNavigation, saveData, stopClock, test, hydrate } from './test.ts'

/** Answers the calls for the visitor's country; returns the paths requested. */
async function place(page: Page, visitor: { ip: string; code: string | null }): Promise<string[]> {
  const asked: string[] = []
  await page.route('**/api/{ip,geoip}', (route) => {
    const { pathname } = new URL(route.request().url())
    asked.push(pathname)
    const { ip, code } = visitor
    return route.fulfill({ json: { data: pathname === '/api/ip' ? { ip } : { country: { code }, ipUser: ip } } })
  })
  return asked
}

test('the country is asked for once a document, again only from another address, and kept nowhere', async ({
  page,
}) => {
  const visitor = { ip: '192.0.2.1', code: 'VN' }
  const asked = await place(page, visitor)
  await page.goto('/newsletter/subscribed')
  expect(asked).toEqual([])
  await hydrate(page)
  await expect.poll(() => asked).toEqual(['/api/ip', '/api/geoip'])
  asked.length = 0
  const reconnect = () => page.evaluate(() => dispatchEvent(new Event('online')))
  await reconnect()
  await expect.poll(() => asked).toEqual(['/api/ip'])
  asked.length = 0
  Object.assign(visitor, { ip: '192.0.2.2', code: 'SG' })
  await reconnect()
  await expect.poll(() => asked).toEqual(['/api/ip', '/api/geoip'])
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ''])
})

test('without Cloudflare the country is unknown, and nothing fails', async ({ page }) => {
  const answer = page.waitForResponse('**/api/geoip')
  await page.goto('/newsletter/subscribed')
  await hydrate(page)
  expect(await (await answer).json()).toMatchObject({ data: { country: { code: null } } })
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
  await expect(page.locator('h1')).not.toHaveText('Knowledge base')
  await waitForNavigation(page)
  const first = asked
  await page.clock.runFor(9000)
  await page.locator('footer a[href="/resources/academy"]').click()
  await expect(page).toHaveURL(/academy$/)
  await expect(page.locator('#courses')).toBeVisible()
  await waitForNavigation(page)
  expect(asked).toBe(first)
  await page.clock.runFor(2000)
  await page.locator('footer a[href="/resources/guidelines"]').click()
  await expect(page).toHaveURL(/guidelines$/)
  await expect.poll(() => asked).toBe(first + 1)
})
