import { createServer } from 'node:http'
import { expect } from '@playwright/test'
import { previewSecret } from '#tests/support/content-server/preview-secret.ts'
import { previewToken } from '#tests/support/content-server/drafts.ts'
import { freePort } from '#scripts/run/run.ts'
import { localizePath } from '#i18n/paths.ts'
import { expectUsable } from './axe.ts'
import { languages } from './content.ts'
import { get, test as remoteTest } from './remote-test.ts'

/** `test` with a studio: a server whose every page has `?of=` in a frame. */
const test = remoteTest.extend<object, { studio: string }>({
  studio: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from it
    async ({}, provide) => {
      const port = await freePort()
      const server = createServer((request, response) => {
        const of = new URL(request.url ?? '/', 'http://studio').searchParams.get('of') ?? ''
        response.setHeader('content-type', 'text/html')
        response.end(`<!DOCTYPE html><title>Studio</title><iframe src="${of.replaceAll('&', '&amp;')}"></iframe>`)
      }).listen(port)
      await provide(`http://127.0.0.1:${port}`)
      server.close()
      server.closeAllConnections()
    },
    { scope: 'worker' },
  ],
  vars: [
    async ({ contentServer, studio }, provide) => {
      await provide({ CONTENT_API_URL: contentServer.address, PURGE_SECRET: previewSecret, STUDIO_URL: studio })
    },
    { scope: 'worker' },
  ],
})

test.describe.configure({ mode: 'default', timeout: 120_000 })

const draft = '/resources/blog/cms-post-9'
const address = (path: string, signed = path) =>
  `/preview?${new URLSearchParams({ path, token: previewToken(signed) })}`

for (const { locale, words } of languages) {
  test(`${locale}: a draft stands on its page below a bar; the way out opens the public page`, async ({
    page,
    expectComplaint,
  }) => {
    // The public page, which is not there yet.
    expectComplaint(/status of 404/)
    await page.goto(address(localizePath(locale, draft), draft))
    await expect(page.locator('h1')).toContainText('post 9')
    const bar = page.getByRole('complementary', { name: words.preview.title })
    await expect(bar).toContainText(words.preview.text)
    await page.mouse.wheel(0, 3000)
    await expect(bar).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: words.shell.theme })).toBeHidden()

    await page.keyboard.press('Tab')
    const way = bar.getByRole('link', { name: words.preview.leave })
    await expect(way).toBeFocused()
    const opened = page.waitForEvent('popup')
    await page.keyboard.press('Enter')
    const site = await opened
    await expect(site).toHaveURL(new RegExp(`^[^?]+${localizePath(locale, draft)}$`))
    expect(await site.evaluate(() => document.referrer)).toBe('')
  })
}

test('another language of the draft is a click away', async ({ page }) => {
  await page.goto(address(draft))
  await page.locator('header summary', { hasText: 'Language' }).click()
  await page.getByRole('link', { name: 'Tiếng Việt', exact: true }).filter({ visible: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await expect(page.getByRole('complementary', { name: 'Xem trước bản nháp' })).toBeVisible()
  expect(await page.context().cookies()).toEqual([])
})

test('bar and mistakes are accessible, on a phone and on a desktop', async ({ page, expectComplaint }) => {
  expectComplaint(/status of 404/)
  // axe needs script, which the policy of a preview forbids.
  await page.route('**/preview?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { 'content-type': 'text/html; charset=utf-8' } })
  })
  await page.goto(address('/resources/blog/cms-post-10'))
  await expect(page.locator('.preview-faults')).toContainText('cms-post-10 · intro null')
  await expectUsable(page, '.preview-bar', '.preview-faults')
})

test('only the studio shows a preview in a frame', async ({ page, configuredSite, studio, expectComplaint }) => {
  expectComplaint(/frame-ancestors/)
  const query = `/?${new URLSearchParams({ of: configuredSite + address('/') })}`
  const bar = page.frameLocator('iframe').locator('.preview-bar')
  await page.goto(studio + query)
  await expect(bar).toBeVisible()
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
  await page.goto(studio.replace('127.0.0.1', 'localhost') + query)
  await refused
  await expect(bar).toHaveCount(0)
})

test('a click on a heading asks the studio for its form; a public page loads nothing of that', async ({
  page,
  configuredSite,
  studio,
}) => {
  // What the studio answers to the library of the page.
  await page.addInitScript(() => {
    if (window.parent !== window) return
    window.addEventListener('message', ({ data, source, origin }) => {
      const answer = (action: string, given: unknown) =>
        source?.postMessage({ action, data: given }, { targetOrigin: origin })
      if (data.action === 'connect') answer('confirm', {})
      if (data.action === 'checkFieldAccess')
        answer(
          'activateElements',
          data.data.map(({ key }: { key: string }) => key),
        )
      if (data.action === 'edit') document.title = JSON.stringify(data.data.editConfig)
    })
  })
  const edit = JSON.stringify({ collection: 'blogs_translations', texts: { 'en-US': 31 } })
  const of = `${configuredSite}${address(draft)}&${new URLSearchParams({ edit })}`
  await page.goto(`${studio}/?${new URLSearchParams({ of })}`)
  const frame = page.frameLocator('iframe')
  await frame.locator('h1').hover()
  await frame.locator('.directus-visual-editing-edit-button').first().click()
  await expect(page).toHaveTitle(
    JSON.stringify({ collection: 'blogs_translations', item: '31', fields: ['title'], mode: 'popover' }),
  )
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  await page.goto(`${configuredSite}/resources/blog/cms-post-1`)
  await page.mouse.wheel(0, 500)
  await page.waitForLoadState('networkidle')
  expect(scripts.length).toBeGreaterThan(0)
  for (const text of [await page.content(), ...(await Promise.all(scripts))])
    expect(text).not.toMatch(/data-directus|directus-visual-editing|preview\.js/)
})

test('a preview changes no public page', async ({ configuredSite }) => {
  const before = (await get(configuredSite, '/resources/blog')).html
  const { status, html } = await get(configuredSite, address('/resources/blog'))
  expect([status, html.includes('cms-post-9')]).toEqual([200, true])
  expect((await get(configuredSite, '/resources/blog')).html).toBe(before)
  expect(before).not.toContain('cms-post-9')
  expect((await get(configuredSite, draft)).status).toBe(404)
})
