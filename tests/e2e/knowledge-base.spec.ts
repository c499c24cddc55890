import { expect, type Page } from '@playwright/test'
import * as v from 'valibot'
import { Article, ArticleList } from '#features/knowledge-base/schema.ts'
import en from '#i18n/messages/en.json' with { type: 'json' }
import vi from '#i18n/messages/vi.json' with { type: 'json' }
import { locales, type Locale } from '#i18n/locales.ts'
import { expectAllToFit, expectUsable } from './axe.ts'
import { languages, readContent } from './content.ts'
import { test, hydrate } from './test.ts'

const Site = v.object({
  seo_urls: v.array(v.object({ router_name: v.string(), seo_detail: v.object({ meta_title: v.string() }) })),
  navigation: v.array(v.object({ title: v.string(), url: v.optional(v.string()) })),
})
const Envelope = v.object({ data: v.unknown() })
const slug = 'grid-trading'
const listPath = (locale: Locale) => `${locales[locale].prefix}/knowledge-base`
/** Searches with known results: with diacritics in Vietnamese, within a word in Chinese. */
const searches = { en: 'DRAWdown', vi: 'sut giam', cn: '网格' }

function titleOf(locale: Locale) {
  const { seo_urls } = v.parse(Site, readContent(locale, 'site'))
  return seo_urls.find(({ router_name }) => router_name === 'knowledge-base')?.seo_detail.meta_title ?? ''
}

async function ask<T extends v.GenericSchema>(page: Page, schema: T, locale: Locale, path: string, query = '') {
  const answer = await page.request.get(`/api/knowledge-base${path}?lang=${locales[locale].apiLanguage}${query}`)
  return v.parse(schema, v.parse(Envelope, await answer.json()).data)
}

const rows = (page: Page) => page.locator('section[aria-labelledby=found-title] article')
const field = (page: Page) => page.getByRole('main').getByRole('searchbox')

for (const { locale, words } of languages) {
  const path = listPath(locale)
  const text = words.knowledgeBase
  const clear = (page: Page) => page.getByRole('link', { name: text.clear })

  test(`${locale}: the list shows popular articles, new ones and categories with their counts`, async ({
    reader: page,
  }) => {
    await page.goto(path)
    const { popular, newest, categories } = await ask(page, ArticleList, locale, '')
    await expect(page).toHaveTitle(titleOf(locale))
    await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].tag)
    await expect(page.locator('h1')).toHaveText([text.title])
    const crumbs = page.getByRole('navigation', { name: words.shell.breadcrumbs })
    await expect(crumbs.getByRole('listitem')).toHaveText([words.shell.home, text.title])
    await expect(page.getByRole('navigation', { name: text.categories }).getByRole('link')).toHaveCount(8)
    await expect(page.locator('section[aria-labelledby=popular-title] h3')).toHaveText(
      popular.map(({ title }) => title),
    )
    await expect(page.locator('section[aria-labelledby=newest-title] h3')).toHaveText(newest.map(({ title }) => title))
    const cards = page.locator('section[aria-labelledby=categories-title] li')
    await expect(cards).toHaveCount(7)
    for (const [index, { name, articleCount }] of categories.entries()) {
      await expect(cards.nth(index)).toContainText(name)
      await expect(cards.nth(index)).toContainText(String(articleCount))
    }
    for (const name of [words.article.contactSupport, words.article.joinCommunity])
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('rel', 'noopener noreferrer')
  })

  test(`${locale}: categories, pages and search work without script`, async ({ reader: page }) => {
    await page.goto(path)
    const { categories } = await ask(page, ArticleList, locale, '')
    const largest = categories.toSorted((one, other) => other.articleCount - one.articleCount)[0]
    await page.locator(`main nav a[href$="category=${largest?.id}"]`).click()
    await expect(rows(page)).toHaveCount(10)
    await expect(page.getByRole('status').first()).toContainText(String(largest?.articleCount))
    await page.getByRole('link', { name: words.lists.next }).click()
    await expect(page).toHaveURL((url) => url.search === `?category=${largest?.id}&page=2`)
    await expect(rows(page)).toHaveCount((largest?.articleCount ?? 0) - 10)
    await expect(page.locator('[aria-current=page]').last()).toHaveText('2')

    await field(page).fill(searches[locale])
    await field(page).press('Enter')
    await expect(page).toHaveURL(
      (url) => url.searchParams.get('category') === largest?.id && !url.searchParams.has('page'),
    )
    await clear(page).click()
    await expect(page).toHaveURL((url) => url.pathname === path && url.search === '')

    await field(page).fill(searches[locale])
    await page.getByRole('button', { name: text.searchButton, exact: true }).click()
    const { items } = await ask(page, ArticleList, locale, '', `&q=${encodeURIComponent(searches[locale])}`)
    expect(items.length).toBeGreaterThan(0)
    await expect(rows(page).locator('h3')).toHaveText(items.map(({ title }) => title))

    await page.goto(`${path}?q=zzzz`)
    await expect(page.getByRole('heading', { name: text.noneTitle })).toBeVisible()
    await expect(clear(page)).toBeVisible()
  })

  test(`${locale}: an article has its facts, contents, tags and related articles`, async ({ reader: page }) => {
    await page.goto(`${path}/${slug}`)
    const article = await ask(page, Article, locale, `/${slug}`)
    await expect(page).toHaveTitle(article.seo_detail.meta_title)
    await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].tag)
    await expect(page.locator('h1')).toHaveText([article.title])
    const crumbs = page.getByRole('navigation', { name: words.shell.breadcrumbs })
    await expect(crumbs.getByRole('listitem')).toHaveText([words.shell.home, text.title, article.title])
    const contents = page.getByRole('navigation', { name: words.article.contents })
    const header = page.locator('article > header')
    for (const fact of [
      article.category,
      article.excerpt,
      new Intl.NumberFormat(locales[locale].tag).format(article.views),
    ])
      await expect(header).toContainText(fact)
    await expect(page.locator('section[aria-labelledby=related-title] h3')).toHaveText(
      article.related.map(({ title }) => title),
    )
    for (const { id, title } of article.toc) {
      await contents.getByRole('link', { name: title }).click()
      await expect(page.locator(`#${id}`)).toBeInViewport()
    }
    const [tag = ''] = article.tags
    await page.getByRole('navigation', { name: text.tags }).getByRole('link', { name: tag }).click()
    await expect(field(page)).toHaveValue(tag)
    await expect(rows(page).filter({ hasText: article.title })).toHaveCount(1)
  })

  test(`${locale}: what does not exist is a 404 with its message`, async ({ reader: page }) => {
    const missing = await page.goto(`${path}/no-such-article`)
    expect(missing?.status()).toBe(404)
    await expect(page.getByText(text.articleNotFound)).toBeVisible()
    for (const query of ['page=99', 'page=0', 'category=none'])
      expect((await page.goto(`${path}?${query}`))?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].tag)
  })
}

for (const address of ['', '?category=bot-configuration', '?q=zzzz', `/${slug}`]) {
  test(`${listPath('en')}${address} can be used by everyone`, async ({ page }) => {
    await page.goto(listPath('en') + address)
    // The frame of the site is tested in a11y.spec.ts.
    await expectUsable(page, 'main')
  })

  test(`no translation of ${listPath('en')}${address} is wider than the window`, async ({ page }) => {
    await expectAllToFit(page, [listPath('vi') + address, listPath('cn') + address])
  })
}

for (const { locale, words } of languages)
  test(`${locale}: a further page of all articles has a heading`, async ({ reader: page }) => {
    await page.goto(`${listPath(locale)}?page=2`)
    await expect(page.locator('#found-title')).toHaveText(words.knowledgeBase.allArticles)
  })

test('the list follows typing and keeps the focus', async ({ page }) => {
  await page.goto(listPath('vi'))
  const { total } = await ask(page, ArticleList, 'vi', '', `&q=${encodeURIComponent(searches.vi)}`)
  await hydrate(page)
  const length = await page.evaluate(() => history.length)
  await field(page).pressSequentially(searches.vi)
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === searches.vi)
  await expect(rows(page)).toHaveCount(Math.min(total, 10))
  await expect(page.getByRole('status').first()).toContainText(String(total))
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue(searches.vi)
  expect(await page.evaluate(() => history.length)).toBe(length)
  await page.getByRole('link', { name: vi.knowledgeBase.clear }).click()
  await expect(page).toHaveURL((url) => url.search === '')
  await expect(field(page)).toHaveValue('')
  await expect(page.locator('#popular-title')).toBeVisible()
})

test('the contents of an article name the part that is in view', async ({ page }) => {
  await page.goto(`${listPath('en')}/${slug}`)
  const article = await ask(page, Article, 'en', `/${slug}`)
  await hydrate(page)
  for (const { id, title } of article.toc) {
    const entry = page.getByRole('navigation', { name: en.article.contents }).getByRole('link', { name: title })
    await entry.click()
    await expect(page.locator(`#${id}`)).toBeInViewport()
    await expect(entry).toHaveAttribute('aria-current', 'location')
  }
})

for (const width of [360, 1440]) {
  test(`the chosen category is in view at ${width} px, and the page at its top`, async ({ open }) => {
    const page = await open({ viewport: { width, height: 700 } })
    await page.goto('/knowledge-base?category=troubleshooting')
    await expect(page.getByRole('main').locator('nav [aria-current=true]')).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
}
