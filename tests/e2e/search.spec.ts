import { expect, type Page } from '@playwright/test'
import * as v from 'valibot'
import { SearchAnswer } from '#features/search/schema.ts'
import cn from '#i18n/messages/cn.json' with { type: 'json' }
import { locales, type Locale } from '#i18n/locales.ts'
import { section, titledSections } from '#model/sections.ts'
import { expectAllToFit, expectUsable } from './axe.ts'
import { languages, type TestedLocale } from './content.ts'
import { test, hydrate } from './test.ts'

const Envelope = v.object({ data: SearchAnswer })
/**
 * Without diacritics in Vietnamese, with a wrong letter in English, a part of a word in Chinese;
 * each finds this article.
 */
const searches = { en: 'grid tradng', vi: 'luoi gia', cn: '网格交' }
const article = '/knowledge-base/grid-trading'
const pathOf = (locale: Locale) => `${locales[locale].prefix}/search`

async function ask(page: Page, locale: TestedLocale) {
  const query = new URLSearchParams({ lang: locales[locale].apiLanguage, q: searches[locale] })
  return v.parse(Envelope, await (await page.request.get(`/api/search?${query}`)).json()).data
}
const titlesOf = ({ items }: SearchAnswer) => items.map(({ title }) => title.map(({ text }) => text).join(''))

const field = (page: Page) => page.getByRole('main').getByRole('searchbox')
const hits = (page: Page) => page.getByRole('main').getByRole('article')
const count = (page: Page) => page.getByRole('main').getByRole('status').first()

for (const { locale, words } of languages) {
  const path = pathOf(locale)
  const text = words.search

  test(`${locale}: the header's field finds pages without script`, async ({ reader: page }) => {
    await page.goto(locales[locale].prefix || '/')
    const answer = await ask(page, locale)
    const box = page.getByRole('banner').getByRole('searchbox', { name: text.label })
    await box.fill(searches[locale])
    await box.press('Enter')
    await expect(page).toHaveURL((url) => url.pathname === path && url.searchParams.get('q') === searches[locale])
    await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].tag)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(field(page)).toHaveValue(searches[locale])
    await expect(hits(page).locator('h3')).toHaveText(titlesOf(answer))
    await expect(count(page)).toContainText(String(answer.total))
    const hit = hits(page).filter({ has: page.locator(`a[href$="${article}"]`) })
    await expect(hit.locator('mark').first()).toBeVisible()
    await expect(hit).toContainText(text.kinds['knowledge-base'])
    await hit.getByRole('link').click()
    await expect(page).toHaveURL((url) => url.pathname === locales[locale].prefix + article)
  })

  test(`${locale}: a search that finds nothing helps on`, async ({ reader: page }) => {
    await page.goto(`${path}?q=zzzz`)
    await expect(page.getByRole('heading', { name: text.noneTitle })).toBeVisible()
    await expect(page.getByText(text.tips.fewer)).toBeVisible()
    const sections = page.getByRole('navigation', { name: text.browse }).getByRole('link')
    await expect(sections).toHaveCount(titledSections.length)
    await sections.first().click()
    const { path: first } = section(titledSections[0] ?? 'home')
    await expect(page).toHaveURL((url) => url.pathname === locales[locale].prefix + first)
  })
}

test('no page is wider than the window', async ({ page }) => {
  const paths = (['vi', 'cn'] as const).flatMap((locale) =>
    ['', `?q=${encodeURIComponent(searches[locale])}`, '?q=zzzz'].map((query) => pathOf(locale) + query),
  )
  await expectAllToFit(page, paths)
})

for (const query of ['', `?q=${encodeURIComponent(searches.en)}`, '?q=zzzz']) {
  test(`/search${query} can be used by everyone`, async ({ page }) => {
    await page.goto(`/search${query}`)
    await expectUsable(page)
  })
}

test('on a phone the list of the search page follows typing', async ({ open }) => {
  const page = await open({ viewport: { width: 360, height: 800 } })
  await page.goto('/cn')
  await hydrate(page)
  await page.getByRole('banner').getByRole('link', { name: cn.search.label }).click()
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === pathOf('cn') && url.search === '')
  await field(page).click()
  await expect(count(page)).toBeEmpty()
  const answer = await ask(page, 'cn')
  await field(page).pressSequentially(searches.cn)
  await expect(hits(page).locator('h3')).toHaveText(titlesOf(answer))
  await expect(count(page)).toContainText(String(answer.total))
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue(searches.cn)
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === searches.cn)
  await page.goBack()
  await expect(page).toHaveURL((url) => url.pathname === '/cn')
})

test('what is searched for is shown as text', async ({ reader: page }) => {
  const q = '<img src=x onerror=alert(1)> risk'
  await page.goto(`/search?q=${encodeURIComponent(q)}`)
  await expect(field(page)).toHaveValue(q)
  await expect(page.getByRole('main').locator('img[src=x]')).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText(q)
})

test('before the app is there, the keys lead to the field of the header', async ({ open }) => {
  const page = await open({ viewport: { width: 1440, height: 900 } })
  await page.route('**/_payload.json?*', () => undefined)
  await page.goto('/knowledge-base')
  const box = page.getByRole('banner').getByRole('searchbox')
  await expect(box).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K')
  for (const keys of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(keys)
    await expect(box).toBeFocused()
    await box.blur()
  }
})

test('on the search page the keys lead to its own field; in a field they belong to the browser', async ({ page }) => {
  await page.goto('/search')
  await hydrate(page)
  await page.locator('h1').click()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.goto('/knowledge-base')
  await hydrate(page)
  await field(page).focus()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('no single key leads anywhere', async ({ page }) => {
  await page.goto('/knowledge-base')
  await hydrate(page)
  for (const key of ['/', 'k', 'Shift+K']) await page.keyboard.press(key)
  await expect(page.locator('body')).toBeFocused()
  await expect(page).toHaveURL(/knowledge-base$/)
})

test('the header searches without loading the document anew', async ({ open }) => {
  const page = await open({ viewport: { width: 1440, height: 900 } })
  await page.goto('/')
  await hydrate(page)
  await page.evaluate(() => (document.documentElement.dataset.kept = 'yes'))
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.type('drawdown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === '/search' && url.searchParams.get('q') === 'drawdown')
  await expect(hits(page).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes')
})
