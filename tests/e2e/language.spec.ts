import { expect, type Page } from '@playwright/test'
import chinese from '#i18n/messages/cn.json' with { type: 'json' }
import en from '#i18n/messages/en.json' with { type: 'json' }
import vietnamese from '#i18n/messages/vi.json' with { type: 'json' }
import { locales } from '#i18n/locales.ts'
import { homePath, test } from './test.ts'

const { vi, cn } = locales
/** An unprefixed page other than the home page. */
const deepPage = '/newsletter/subscribed'

const lang = (page: Page) => page.locator('html')
const siteCookies = (page: Page) => page.context().cookies()

for (const [browser, path, tag] of [
  ['en-GB', '/', 'en'],
  ['vi-VN', '/vi', vi.tag],
  ['zh-CN', '/cn', cn.tag],
  ['zh-TW', '/cn', cn.tag],
  ['xx-XX', '/', 'en'],
] as const) {
  test(`a browser that reads ${browser} gets ${path} when it asks for /`, async ({ request, baseURL }) => {
    const answer = await request.get('/', {
      headers: { 'accept-language': `${browser},en;q=0.5`, accept: 'text/html' },
    })
    expect(answer.url()).toBe(new URL(path, baseURL).href)
    expect(await answer.text()).toMatch(new RegExp(`<html[^>]* lang="${tag}"`))
    expect(answer.headers()['set-cookie']).toBeUndefined()
  })
}

test('an address with a language keeps it, whatever the browser prefers', async ({ open }) => {
  const page = await open({ locale: 'vi-VN' })
  await page.goto('/cn')
  await expect(page).toHaveURL(/\/cn$/)
  await expect(lang(page)).toHaveAttribute('lang', cn.tag)
})

test('a language chosen in the menu is remembered for a year', async ({ page, baseURL }) => {
  // no-script.spec.ts goes from each language to each.
  await page.goto('/')
  for (const [menu, chosen] of [
    [en.shell.language, 'vi'],
    [vietnamese.shell.language, 'cn'],
    [chinese.shell.language, 'en'],
  ] as const) {
    await page.locator('header summary', { hasText: menu }).click()
    await page.getByRole('link', { name: locales[chosen].name, exact: true }).click()
    await expect(page).toHaveURL(new URL(homePath(chosen), baseURL).href)
    await expect(lang(page)).toHaveAttribute('lang', locales[chosen].tag)
    const [cookie, ...others] = await siteCookies(page)
    expect(others).toEqual([])
    expect(cookie).toMatchObject({ name: 'site_language', value: chosen, path: '/', sameSite: 'Lax' })
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(365)
  }
})

test('a saved choice leads from every page without a language to its own', async ({ page, baseURL }) => {
  await page.goto('/?lang=vi')
  await expect(page).toHaveURL(new URL('/vi', baseURL).href)
  await page.goto(deepPage)
  await expect(page).toHaveURL(new URL(`/vi${deepPage}`, baseURL).href)
  await page.goto('/')
  await expect(page).toHaveURL(new URL('/vi', baseURL).href)
})

test('a choice of English wins over the browser’s list', async ({ open, baseURL }) => {
  const page = await open({ locale: 'vi-VN' })
  await page.goto('/')
  await page.locator('header summary', { hasText: 'Ngôn ngữ' }).click()
  await page.getByRole('link', { name: 'English', exact: true }).click()
  await expect(page).toHaveURL(new URL('/', baseURL).href)
  await page.reload()
  await expect(lang(page)).toHaveAttribute('lang', 'en')
})

for (const [browser, tag, words, prefix] of [
  ['vi-VN', vi.tag, 'Đọc trang này bằng tiếng Việt', '/vi'],
  ['zh-CN', cn.tag, '阅读本页的中文版', '/cn'],
] as const) {
  test(`a deep page stays in English for ${browser} and offers ${tag} in one line`, async ({ open, baseURL }) => {
    const page = await open({ locale: browser })
    await page.goto(deepPage)
    await expect(page).toHaveURL(new URL(deepPage, baseURL).href)
    await expect(lang(page)).toHaveAttribute('lang', 'en')
    const line = page.locator(`aside[lang=${tag}]`)
    await expect(line).toBeVisible()
    await expect(page.locator('aside:has([data-offer-dismiss])').filter({ visible: true })).toHaveCount(1)
    await line.getByRole('link', { name: words }).click()
    await expect(page).toHaveURL(new URL(prefix + deepPage, baseURL).href)
    await expect(lang(page)).toHaveAttribute('lang', tag)
  })
}

test('a dismissed offer stays away', async ({ open }) => {
  const page = await open({ locale: 'vi-VN' })
  await page.goto(deepPage)
  const line = page.getByRole('link', { name: 'Đọc trang này bằng tiếng Việt' })
  await expect(line).toBeVisible()
  await page.getByRole('button', { name: 'Bỏ qua' }).click()
  await expect(line).toBeHidden()
  await page.goto('/newsletter/empty')
  await expect(page.locator('h1')).toBeVisible()
  await expect(line).toBeHidden()
  expect(await siteCookies(page)).toEqual([])
})

test('readers of English get no offer', async ({ page }) => {
  await page.goto(deepPage)
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('aside:has([data-offer-dismiss])').filter({ visible: true })).toHaveCount(0)
})

test('the choice works without script', async ({ reader: page, baseURL }) => {
  await page.goto(deepPage)
  await page.locator('header summary', { hasText: 'Language' }).click()
  await page.getByRole('link', { name: cn.name, exact: true }).click()
  await expect(page).toHaveURL(new URL(`/cn${deepPage}`, baseURL).href)
  expect(await siteCookies(page)).toMatchObject([{ name: 'site_language', value: 'cn' }])
})
