import { expect } from '@playwright/test'
import type { Locale } from '#i18n/locales.ts'
import { localizePath } from '#i18n/paths.ts'
import { writer } from '#tests/support/content-server/texts.ts'
import { sampleLocales } from '#tests/support/sample-locales.ts'
import { get, test } from './remote-test.ts'
import { saveData, hydrate } from './test.ts'

test.describe.configure({ mode: 'default', timeout: 240_000 })

/** Pages with texts of the content server, and some of these texts. */
const screens: [path: string, ...texts: string[]][] = [
  ['/', 'home', 'reason 4', 'plan', 'cell', 'onboarding two', 'setup fee', 'question two', 'title of index'],
  ['/resources/blog', 'post 6', 'intro 1', 'title of resources-blog'],
  ['/resources/blog?page=2', 'post 8'],
  ['/resources/blog/cms-post-1', 'post 1', 'opening', 'second heading', 'author', 'post 3'],
  ['/resources/product-updates', 'update 6', 'release 1'],
  ['/resources/product-updates/cms-update-2', 'update 2', 'release 2', 'opening'],
  ['/page/terms-of-use', 'terms-of-use', 'opening'],
  ['/page/privacy-policy', 'privacy-policy', 'opening'],
]

/**
 * Requests the page until it is there: on a busy machine tries may time out. After five failures
 * the worker does not ask for 30 s, and again for 30 s when its next try fails, too.
 */
async function have(site: string, path: string) {
  await expect.poll(async () => (await get(site, path)).status, { message: path, timeout: 75_000 }).toBe(200)
  return get(site, path)
}

for (const locale of sampleLocales) {
  test(`${locale}: every screen shows the texts of the content server`, async ({ configuredSite }) => {
    for (const [path, ...texts] of screens) {
      const { html } = await have(configuredSite, localizePath(locale, path))
      expect(
        texts.filter((text) => !html.includes(textOf(locale, text))),
        path,
      ).toEqual([])
    }
  })
}

const textOf = (locale: Locale, text: string, mark = 'CMS') => writer(locale, mark)(text)

for (const [path, text] of [
  ['/resources/blog/cms-post-5', 'post 5'],
  ['/resources/product-updates/cms-update-5', 'update 5'],
] as const) {
  test(`${path}: a missing translation is shown in English with a note`, async ({ page }) => {
    await page.goto(`/cn${path}`)
    await hydrate(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
    await expect(page.getByRole('note')).toContainText('英文')
    await expect(page.locator('h1[lang=en]')).toHaveText(textOf('en', text))
    await expect(page.locator('.prose[lang=en]')).toContainText(textOf('en', 'opening'))
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`^https?://[^/]+${path}$`))
    await expect(page.locator('link[hreflang=zh-Hans]')).toHaveCount(0)
    await page.goto(path)
    await expect(page.locator('h1:not([lang])')).toHaveText(textOf('en', text))
    await expect(page.getByRole('note')).toHaveCount(0)
  })
}

test('an unavailable page is an error in the frame, and the retry loads it', async ({
  page,
  contentServer,
  expectComplaint,
}) => {
  expectComplaint(/status of 503/)
  contentServer.setFault('refuse', { call: '/items/blogs_translations' })
  const answer = await page.goto('/vi/resources/blog/cms-post-5')
  expect(answer?.status()).toBe(503)
  await expect(page.locator('main')).toContainText('503')
  await expect(page.locator('header nav').first()).toBeVisible()
  await expect(page.locator('footer')).toBeVisible()
  contentServer.setFault(undefined)
  // No interaction, so the app is not loaded.
  await page.getByRole('link', { name: 'Thử lại' }).dispatchEvent('click')
  await expect(page.locator('h1')).toHaveText(textOf('vi', 'post 5'))
})

test('visitors do not notice a content server that is off', async ({ page, configuredSite, contentServer }) => {
  const addresses = sampleLocales.flatMap((locale) => screens.map(([path]) => localizePath(locale, path)))
  const warm = new Map<string, string>()
  for (const address of addresses) warm.set(address, (await have(configuredSite, address)).html)

  contentServer.setFault('refuse')
  for (const address of addresses) {
    const { html, headers } = await have(configuredSite, address)
    expect(html, address).toBe(warm.get(address))
    expect(headers.get('cache-status'), address).toMatch(/^content; hit; detail=stale; age=\d+, /)
  }
  // Concurrent pages share the same reads, and no page fails because of another one.
  const together = () =>
    Promise.all(addresses.slice(0, 6).map(async (address) => (await get(configuredSite, address)).status))
  for (let round = 0; round < 5; round += 1) await expect.poll(together).toEqual(Array.from({ length: 6 }, () => 200))
  // Not linked, so no other test has visited it.
  const missing = await get(configuredSite, '/cn/page/cms-page')
  expect(missing.status).toBe(503)
  expect(missing.html).toContain('重试')

  await saveData(page)
  await page.goto('/vi')
  await hydrate(page)
  await page.locator('footer a[href="/vi/resources/blog"]').first().click()
  await page.getByRole('link', { name: textOf('vi', 'post 1') }).click()
  await expect(page.locator('h1')).toHaveText(textOf('vi', 'post 1'))
})
