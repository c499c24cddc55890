import { expect, type Page } from '@playwright/test'
import { visit } from './consent-record.ts'
import { saveData, test, hydrate } from './test.ts'

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))
const isMarked = (page: Page) => page.evaluate(() => Reflect.has(window, 'sameDocument'))
const latest = '**/builds/latest.json'

test('every five minutes a visible page asks for the latest build; the same one changes nothing', async ({ page }) => {
  let asked = 0
  page.on('request', (request) => (asked += request.url().endsWith('/builds/latest.json') ? 1 : 0))
  await page.clock.install()
  await page.goto('/knowledge-base')
  await hydrate(page)
  await mark(page)
  expect(asked).toBe(0)
  await page.clock.runFor(5 * 60_000)
  await expect.poll(() => asked).toBe(1)
  await page.clock.runFor(5 * 60_000)
  await expect.poll(() => asked).toBe(2)
  await page.waitForLoadState('networkidle')
  await page.locator('footer a[href="/resources/guidelines"]').click()
  await expect(page).toHaveURL(/guidelines$/)
  await expect(page.locator('h1')).not.toHaveText('Knowledge base')
  expect(await isMarked(page)).toBe(true)
})

test('after a newer build the next navigation is a full load', async ({ page }) => {
  await page.route(latest, (route) => route.fulfill({ json: { id: 'a-newer-build', timestamp: 0 } }))
  await page.goto('/knowledge-base')
  await hydrate(page)
  await mark(page)
  const answer = page.waitForResponse(latest)
  // The visitor returns to the tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await (await answer).finished()
  // Answers arrive in order: when the page has read this one, it has read the other.
  await page.evaluate(async () => (await fetch('/builds/latest.json')).json())
  await page.locator('footer a[href="/resources/guidelines"]').click()
  await expect(page).toHaveURL(/guidelines$/)
  await expect(page.locator('h1')).not.toHaveText('Knowledge base')
  expect(await isMarked(page)).toBe(false)
})

test('a page whose chunk is gone is loaded as a document', async ({ page, expectComplaint }) => {
  expectComplaint(/404/)
  expectComplaint(/dynamically imported module/)
  await saveData(page)
  await visit(page, '/knowledge-base')
  await hydrate(page)
  await mark(page)
  // Chunks of an older build are missing; those of the new document exist.
  let gone = true
  await page.route('**/assets/*.js', (route) => (gone ? route.fulfill({ status: 404, body: '' }) : route.continue()))
  const logged = page.waitForEvent('console', (message) => message.text().includes('dynamically imported module'))
  await page.route('**/resources/guidelines', async (route) => {
    await logged
    gone = false
    await route.continue()
  })
  await page.locator('footer a[href="/resources/guidelines"]').click()
  await expect(page).toHaveURL(/guidelines$/)
  await expect(page.locator('h1')).not.toHaveText('Knowledge base')
  // The new document may still be on its way.
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
})

for (const [what, file] of [
  ['app', 'app'],
  ['code of the page', 'knowledge-base'],
])
  test(`a lost ${what} reloads the page once; then it stays as the server sent it`, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/404/)
    expectComplaint(/Error while mounting app/)
    let documents = 0
    let failedIn = 0
    page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0))
    page.on('console', (message) => {
      if (message.text().startsWith('Error while mounting app')) failedIn = documents
    })
    await page.route(`**/assets/${file}-*.js`, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/knowledge-base')
    await expect.poll(() => failedIn).toBe(2)
    await page.waitForLoadState('networkidle')
    expect(documents).toBe(2)
    await expect(page.locator('h1')).toHaveText('Knowledge base')
  })
