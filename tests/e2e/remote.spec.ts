import { expect } from '@playwright/test'
import { localeCodes, type Locale } from '#i18n/locales.ts'
import { localizePath } from '#i18n/paths.ts'
import { crawl, get, getAll } from '#tests/support/follow-links.ts'
import { writer } from '#tests/support/content-server/texts.ts'
import { homePath, wake } from './test.ts'
import { edit, test } from './remote-test.ts'

test.describe.configure({ mode: 'default' })

/** Screens whose texts are the content server's, and some of them. */
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

/** Whose pages ask the content server each time; the others know only its config, which is shown from a copy anyway. */
const isRemote = (path: string) =>
  /^(\/vi|\/cn)?(\/?$|\/\?|\/(page|trang)\/|\/resources\/(blog|product-updates))/.test(path)

for (const locale of localeCodes) {
  test(`${locale}: every screen shows the texts of the content server`, async ({ configuredSite }) => {
    for (const [path, ...texts] of screens) {
      const { status, html } = await get(configuredSite, localizePath(locale, path))
      expect(status, path).toBe(200)
      expect(
        texts.filter((text) => !html.includes(textOf(locale, text))),
        path,
      ).toEqual([])
    }
  })
}

const textOf = (locale: Locale, text: string, mark = 'CMS') => writer(locale, mark)(text)

test('a page that cannot be had yet is an error in the frame, and the retry brings it', async ({
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
  // No sign of life: the app has no part in it.
  await page.getByRole('link', { name: 'Thử lại' }).dispatchEvent('click')
  await expect(page.locator('h1')).toHaveText(textOf('vi', 'post 5'))
})

test('a content server that goes away changes nothing for a visitor, and is heard again when it is back', async ({
  page,
  configuredSite,
  contentServer,
}) => {
  test.setTimeout(150_000)
  const warm = await crawl(configuredSite, localeCodes.map(homePath))
  const broken = [...warm].filter(([, { status }]) => status >= 400)
  expect(broken.map(([path, { status }]) => [path, status])).toEqual([])
  for (const locale of localeCodes)
    for (const [path] of screens) expect([...warm.keys()]).toContain(localizePath(locale, path))

  contentServer.setFault('refuse')
  const cold = await getAll(configuredSite, warm.keys())
  const changed = [...cold].filter(([path, { html }]) => html !== warm.get(path)?.html)
  expect(changed.map(([path, { status }]) => [path, status])).toEqual([])
  const remote = [...cold].filter(([path, { status }]) => status === 200 && isRemote(path))
  expect(remote.length).toBeGreaterThan(screens.length * localeCodes.length)
  const stale = /^content; hit; detail=stale; age=\d+, /
  expect(
    remote.filter(([, { headers }]) => !stale.test(headers.get('cache-status') ?? '')).map(([path]) => path),
  ).toEqual([])
  // Not linked, so nobody has been there.
  const missing = await get(configuredSite, '/cn/page/cms-page')
  expect(missing.status).toBe(503)
  expect(missing.html).toContain('重试')

  await page.goto('/vi')
  await wake(page)
  await page.locator('footer a[href="/vi/resources/blog"]').first().click()
  await page.getByRole('link', { name: textOf('vi', 'post 3') }).click()
  await expect(page.locator('h1')).toHaveText(textOf('vi', 'post 3'))

  await edit(contentServer, 'NEWS')
  // After five failures in a row the server is left alone for 30 s.
  await expect
    .poll(async () => (await get(configuredSite, '/cn/resources/blog')).html, { timeout: 60_000 })
    .toContain(textOf('cn', 'post 3', 'NEWS'))
  const { headers } = await get(configuredSite, '/resources/blog/cms-post-1')
  expect(headers.get('cache-status')).toBe('page-cache; fwd=miss')
})
