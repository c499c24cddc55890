import { expect, type Page } from '@playwright/test'
import { test } from './configured-test.ts'
import { visit } from './consent-record.ts'
import { asPerson } from './test.ts'

const id = 'G-TEST123456'
test.use({ vars: { ANALYTICS_ID: id } })
// One worker, so one site with these settings.
test.describe.configure({ mode: 'default' })

/** A fake of Google's tag: it sets cookies and sends measurements unless it is disabled. */
const tag = `
  const may = () => !window['ga-disable-${id}'] && [...dataLayer].findLast(([what]) => what === 'consent')[2].analytics_storage === 'granted'
  const send = () => may() && fetch('https://region1.google-analytics.com/g/collect?tid=${id}', { method: 'POST', mode: 'no-cors', keepalive: true })
  if (may()) document.cookie = '_ga=GA1.1; path=/; domain=' + location.hostname
  if (may()) document.cookie = '_ga_TEST123456=GS1; path=/'
  send()
  addEventListener('click', send)
`

/** Answers Google's requests and records them. */
async function beGoogle(page: Page) {
  const asked: string[] = []
  await page.route(/google/, async (route) => {
    asked.push(route.request().url())
    await (route.request().resourceType() === 'script'
      ? route.fulfill({ contentType: 'text/javascript', body: tag })
      : route.fulfill({ status: 204 }))
  })
  return {
    tags: () => asked.filter((url) => url.startsWith('https://www.googletagmanager.com/gtag/js')),
    measurements: () => asked.filter((url) => url.includes('/g/collect')),
    all: () => asked,
  }
}

const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name)

/** The commands that the tag received, in order. */
const commands = (page: Page) => page.evaluate(() => (window.dataLayer ?? []).map((command) => [...command]))

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
}

for (const signal of [false, true]) {
  test(`${signal ? 'under Global Privacy Control ' : ''}the tag comes only with consent, denied by default`, async ({
    page,
  }) => {
    const google = await beGoogle(page)
    await asPerson(page)
    if (signal)
      await page.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
      )
    await visit(page)
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(google.all()).toEqual([])
    expect(await commands(page)).toEqual([])

    const answered = page.waitForRequest(/g\/collect/)
    await page.getByRole('button', { name: 'Accept all' }).click()
    await answered
    expect(google.tags()).toEqual([`https://www.googletagmanager.com/gtag/js?id=${id}`])
    const told = await commands(page)
    expect(told.map(([command]) => command)).toEqual(['consent', 'consent', 'js', 'config'])
    expect(told[0]).toEqual(['consent', 'default', denied])
    expect(told[1]).toEqual(['consent', 'update', { ...denied, analytics_storage: 'granted' }])
    expect(told[3]?.[1]).toBe(id)
    await expect.poll(() => cookies(page)).toEqual(expect.arrayContaining(['_ga', '_ga_TEST123456']))
  })
}

test('after a refusal there is no tag, on the next page neither', async ({ page }) => {
  const google = await beGoogle(page)
  await asPerson(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Reject all' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await visit(page, '/vi')
  expect(google.all()).toEqual([])
})

test('consent holds on the next page; withdrawal removes the tag and its cookies', async ({ page }) => {
  const google = await beGoogle(page)
  await asPerson(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(() => google.measurements().length).toBe(1)
  await page.goto('/knowledge-base')
  await expect.poll(() => google.measurements().length).toBe(2)
  expect(google.tags()).toHaveLength(2)

  await page.locator('footer').getByRole('button', { name: 'Cookie settings' }).click()
  await expect.poll(() => google.measurements().length).toBe(3)
  // The page is loaded again without the tag.
  const reloaded = page.waitForEvent('load')
  await page.getByRole('dialog').getByRole('button', { name: 'Reject all' }).click()
  await reloaded
  await page.waitForLoadState('networkidle')
  expect(await cookies(page)).toEqual(['cc_cookie'])
  expect(await commands(page)).toEqual([])
  await page.locator('h1').click()
  await visit(page)
  expect(google.tags()).toHaveLength(2)
  expect(google.measurements()).toHaveLength(3)
  expect(await cookies(page)).toEqual(['cc_cookie'])
})

test('the address of a signed link never reaches Google', async ({ page }) => {
  const google = await beGoogle(page)
  await asPerson(page)
  await visit(page, '/newsletter/confirm?token=a.1.b')
  await page.getByRole('button', { name: 'Accept all' }).click()
  await visit(page, '/newsletter/leave?token=a.1.b')
  expect(google.all()).toEqual([])
  await visit(page)
  await expect.poll(() => google.tags().length).toBe(1)
})

test('the page works without a tag that cannot be loaded', async ({ page, expectComplaint }) => {
  expectComplaint(/ERR_FAILED/)
  await page.route(/google/, (route) => route.abort())
  await asPerson(page)
  await page.goto('/')
  const complaint = page.waitForEvent('console', (message) => message.text().includes('ERR_FAILED'))
  await page.getByRole('button', { name: 'Accept all' }).click()
  await complaint
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Switch color theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
