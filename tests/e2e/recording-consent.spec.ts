import { expect } from '@playwright/test'
import { keepRecord, record, visit } from './consent-record.ts'
import { fail, recordingConsent, reported, sent, wakeReporting } from './reports.ts'
import { test } from './reporting-test.ts'
import { asPerson, waitForNavigation } from './test.ts'

// One worker, so one site with these settings.
test.describe.configure({ mode: 'default' })

/** The key under which a replay keeps its number. */
const replayKey = 'sentryReplaySession'

for (const [answer, cookie] of [
  ['no answer', undefined],
  ['a refusal', { ...recordingConsent, categories: ['necessary'] }],
  ['consent that was given when nothing was recorded', { ...record, categories: ['necessary', 'analytics'] }],
] as const) {
  test(`${answer}: an error is reported, but no replay, no trace and no visit`, async ({
    page,
    service,
    baseURL,
    expectComplaint,
  }) => {
    expectComplaint(/without consent/)
    await page.addInitScript(() => (Math.random = () => 0))
    await asPerson(page)
    if (cookie) await keepRecord(page, baseURL, cookie)
    await visit(page, '/knowledge-base')
    await wakeReporting(page)
    // The dialog may cover the link.
    await page.locator('footer a[href="/resources/guidelines"]').press('Enter')
    await waitForNavigation(page)
    await fail(page, 'without consent')
    await expect.poll(() => reported(service, 'without consent')).toHaveLength(1)
    expect(await page.evaluate((key) => sessionStorage.getItem(key), replayKey)).toBeNull()
    // Sentry sends what is pending when the page is hidden; a replay is sent every five seconds.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.waitForTimeout(6000)
    expect(service.items.map(({ type }) => type)).toEqual(['event'])
  })
}

test('the dialog names Sentry; consent starts the replay at once, withdrawal ends it on the spot', async ({
  page,
  service,
}) => {
  await asPerson(page)
  await page.goto('/')
  await wakeReporting(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleDescription(/With your consent, Sentry records page loads and a replay/)
  await expect(dialog).not.toHaveAccessibleDescription(/Google/)
  await dialog.getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(() => sent(service, 'replay_event'), { timeout: 20_000 }).toContain('"replay_type":"session"')
  expect(await page.evaluate((key) => sessionStorage.getItem(key), replayKey)).not.toBeNull()

  await page.locator('footer').getByRole('button', { name: 'Cookie settings' }).click()
  const reloaded = page.waitForEvent('load')
  await dialog.getByRole('button', { name: 'Reject all' }).click()
  await reloaded
  await page.waitForLoadState('networkidle')
  await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), replayKey)).toBeNull()
  service.items.length = 0
  await wakeReporting(page)
  await page.locator('h1').click()
  await page.waitForTimeout(6000)
  expect(service.items).toEqual([])
})
