import { expect } from '@playwright/test'
import { keepRecord, readRecord, record, visit } from './consent-record.ts'
import { asPerson, saveData, test, hydrate } from './test.ts'

const day = 24 * 60 * 60

for (const [answer, categories] of [
  ['Accept all', ['necessary', 'analytics']],
  ['Reject all', ['necessary']],
] as const) {
  test(`${answer} is stored for 182 days, and the dialog stays closed`, async ({ page }) => {
    await asPerson(page)
    await page.goto('/knowledge-base')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: answer }).click()
    await expect(dialog).toBeHidden()
    const { cookie, record } = await readRecord(page.context())
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: false, httpOnly: false })
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / day
    expect(days).toBeGreaterThan(181.9)
    expect(days).toBeLessThan(182.1)
    expect(record).toEqual({
      categories,
      revision: 1,
      data: null,
      consentTimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      consentId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      services: { necessary: [], analytics: [] },
      languageCode: 'en',
      lastConsentTimestamp: record.consentTimestamp,
      expirationTime: expect.any(Number),
    })
    await visit(page)
    await expect(page.getByRole('dialog')).toBeHidden()
  })
}

test('over https the record is Secure', async ({ page, baseURL }) => {
  await asPerson(page)
  await saveData(page)
  const site = 'https://helmsway.example'
  await page.route(`${site}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}${pathname}${search}` }) })
  })
  await page.goto(site)
  await hydrate(page)
  // No request may be pending when the test ends.
  await page.waitForLoadState('networkidle')
  await page.getByRole('dialog').getByRole('button', { name: 'Reject all' }).click()
  await expect.poll(async () => (await readRecord(page.context())).cookie?.secure).toBe(true)
})

const { consentId: _id, ...withoutId } = record
const { consentTimestamp: _first, ...withoutFirst } = record
const { lastConsentTimestamp: _last, ...withoutLast } = record
const { categories: _categories, ...withoutCategories } = record
const { revision: _revision, ...withoutRevision } = record

const broken = [
  ['without an id', withoutId],
  ['with an empty id', { ...record, consentId: '' }],
  ['without the first time', withoutFirst],
  ['without the last time', withoutLast],
  ['without categories', withoutCategories],
  ['with categories that are no list', { ...record, categories: 'necessary' }],
  ['without a revision', withoutRevision],
  ['of another revision', { ...record, revision: 2 }],
  ['that is no JSON', '%7Bbroken'],
] as const

test('an invalid or outdated record does not count: the dialog opens', async ({ page, baseURL }) => {
  await asPerson(page)
  for (const [what, value] of broken) {
    await keepRecord(page, baseURL, value)
    await page.goto('/newsletter/subscribed')
    await expect(page.getByRole('dialog'), `a record ${what}`).toBeVisible()
    await page.context().clearCookies()
  }
})

test('without an analytics id consent is stored, and no other host is contacted', async ({ page, baseURL }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await asPerson(page)
  await page.goto('/newsletter/subscribed')
  await page.getByRole('dialog').getByRole('button', { name: 'Accept all' }).click()
  await visit(page)
  expect((await readRecord(page.context())).record.categories).toContain('analytics')
  expect(asked.length).toBeGreaterThan(5)
  expect(asked.filter((url) => !url.startsWith(String(baseURL)) && !url.startsWith('data:'))).toEqual([])
})
