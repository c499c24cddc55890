import { expect } from '@playwright/test'
import cn from '#i18n/messages/cn.json' with { type: 'json' }
import { locales } from '#i18n/locales.ts'
import { languages } from './content.ts'
import { homePath, test, hydrate } from './test.ts'

for (const { locale, words } of languages) {
  const path = `${homePath(locale)}/no-such/page`.replace('//', '/')
  const message = words.error.pageNotFound.replace('{path}', path)

  test(`${locale}: an unknown address is a 404 in the frame of the site, and claims no translations`, async ({
    reader: page,
  }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].tag)
    await expect(page.locator('main')).toContainText('404')
    await expect(page.locator('h1')).toHaveText([message])
    await expect(page.locator('header').getByRole('link', { name: 'Helmsway' })).toBeVisible()
    await expect(page.locator('footer').getByRole('button', { name: words.newsletter.subscribe })).toBeVisible()
    await expect(page).toHaveTitle(`${words.error.notFoundTitle} | Helmsway`)
    await expect.soft(page.locator('link[rel=canonical], link[rel=alternate]')).toHaveCount(0)
    await page.locator('main').getByRole('link', { name: words.error.goHome }).click()
    await expect(page).toHaveURL((url) => url.pathname === homePath(locale))
    await expect(page.locator(':is(main, main > div) > section')).toHaveCount(11)
  })
}

for (const path of [
  '/knowledge-base/none',
  '/resources/blog/none',
  '/vi/page/none',
  '/newsletter/none',
  '/resources/blog?page=99',
])
  test(`the title of ${path} says that there is no such page`, async ({ reader: page }) => {
    await page.goto(path)
    const words = languages.find(({ locale }) => locale === (path.startsWith('/vi') ? 'vi' : 'en'))?.words
    await expect(page).toHaveTitle(`${words?.error.notFoundTitle} | Helmsway`)
  })

test('with the app the message stays, and its link leads home', async ({ page, expectComplaint }) => {
  expectComplaint(/status of 404/)
  await page.goto('/cn/no-such/page')
  await hydrate(page)
  await expect(page.locator('main')).toContainText(cn.error.pageNotFound.replace('{path}', '/cn/no-such/page'))
  await page.locator('main').getByRole('link', { name: cn.error.goHome }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/cn')
  await expect(page.locator(':is(main, main > div) > section')).toHaveCount(11)
})

for (const [path, shown] of [
  ['/%3Cimg%20src=x%20onerror=alert(1)%3E', 'Page not found: /'],
  ['/vi/kho-kiến-thức', 'Không tìm thấy trang: /vi/kho-ki'],
  ['/cn/知识库', '找不到页面：/cn/'],
] as const) {
  test(`an address beyond ASCII is a 404 and shown as text: ${path}`, async ({ page, expectComplaint }) => {
    expectComplaint(/status of 404/)
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.locator('main')).toContainText(shown)
    await expect(page.locator('main img[src=x]')).toHaveCount(0)
    await hydrate(page)
    await expect(page.locator('main')).toContainText(shown)
  })
}
