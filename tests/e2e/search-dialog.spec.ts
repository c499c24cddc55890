import { expect, type Page } from '@playwright/test'
import { locales } from '#i18n/locales.ts'
import { expectUsable } from './axe.ts'
import { languages } from './content.ts'
import { homePath, hydrate, test } from './test.ts'

const words = { en: 'bot', vi: 'bot', cn: '机器人' } as const
const { search: text } = languages.find(({ locale }) => locale === 'en')?.words ?? { search: undefined }

const dialog = (page: Page) => page.getByRole('dialog')
const options = (page: Page) => dialog(page).getByRole('option')

for (const { locale, words: texts } of languages)
  test(`${locale}: the dialog finds pages as one types, by section, and the keyboard alone leads there`, async ({
    open,
  }) => {
    const page = await open({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${locales[locale].prefix}/knowledge-base`)
    await hydrate(page)
    await page.keyboard.press('Control+k')
    const field = dialog(page).getByRole('combobox', { name: texts.search.label })
    await expect(field).toBeFocused()
    await page.keyboard.type(words[locale])
    await expect(options(page).nth(3)).toBeVisible()
    await expect(dialog(page).locator('mark').first()).toHaveText(new RegExp(`^${words[locale]}`, 'i'))
    await expect(dialog(page).getByRole('group', { name: texts.search.kinds['knowledge-base'] })).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const first = options(page).first()
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
    const path = (await first.getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL((url) => url.pathname === path)
    await expect(dialog(page)).toHaveCount(0)
    // The search is offered again.
    await page.keyboard.press('Control+k')
    await expect(options(page)).toHaveText([words[locale]])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue(words[locale])
    await expect(options(page).nth(3)).toBeVisible()
  })

test('the shortcut opens the dialog again when the field in the header has the focus', async ({ open }) => {
  const page = await open({ viewport: { width: 1440, height: 900 } })
  await page.goto('/')
  await hydrate(page)
  await page.keyboard.press('Control+k')
  await expect(dialog(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(dialog(page).getByRole('combobox')).toBeFocused()
})

test('Escape returns the focus to where it was', async ({ page }) => {
  await page.goto('/knowledge-base')
  await hydrate(page)
  const link = page.locator('main h3 a').first()
  await link.focus()
  await page.keyboard.press('Control+k')
  await expect(dialog(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('what is typed into the field of the header goes on in the dialog; Enter shows all hits', async ({ open }) => {
  const page = await open({ viewport: { width: 1440, height: 900 } })
  await page.goto('/')
  await hydrate(page)
  await page.getByRole('banner').getByRole('searchbox').focus()
  await page.keyboard.type('r')
  const field = dialog(page).getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.type('isk')
  await expect(field).toHaveValue('risk')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname === '/search' && url.searchParams.get('q') === 'risk')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('a search without a hit offers support', async ({ page }) => {
  await page.goto('/')
  await hydrate(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('zzzz')
  await expect(dialog(page)).toContainText(text?.noneTitle ?? '')
  await expect(dialog(page).getByRole('link')).toHaveAttribute('href', /^https:/)
})

test('the dialog loads at the first sign of a search, and not before', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/')
  await hydrate(page)
  expect(scripts.filter((address) => address.includes('search-dialog'))).toEqual([])
  await page.keyboard.press('Control+k')
  await expect(dialog(page)).toBeVisible()
  expect(scripts.filter((address) => address.includes('search-dialog'))).toHaveLength(1)
})

for (const { locale } of languages)
  test(`${locale}: everyone can use the dialog`, async ({ page }) => {
    await page.goto(homePath(locale))
    await hydrate(page)
    await page.keyboard.press('Control+k')
    await page.keyboard.type(words[locale])
    await expect(options(page).first()).toBeVisible()
    await expectUsable(page, 'dialog')
  })

test('the search page shows all hits, and can be narrowed to a section', async ({ reader: page }) => {
  await page.goto('/search?q=bot')
  const main = page.getByRole('main')
  const filters = main.getByRole('navigation', { name: text?.sections ?? '' }).getByRole('link')
  const count = async (name: RegExp) =>
    Number(/\((\d+)\)/.exec((await filters.filter({ hasText: name }).textContent()) ?? '')?.[1])
  const all = await count(new RegExp(`^${text?.kinds.all}`))
  expect(all).toBeGreaterThan(20)
  await expect(main.getByRole('article')).toHaveCount(20)
  const last = Math.ceil(all / 20)
  await page.goto(`/search?q=bot&page=${last}`)
  await expect(main.getByRole('article')).toHaveCount(all - 20 * (last - 1))
  const posts = await count(new RegExp(`^${text?.kinds.blog}`))
  await filters.filter({ hasText: text?.kinds.blog ?? '' }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('section') === 'blog')
  await expect(main.getByRole('article')).toHaveCount(Math.min(20, posts))
})

for (const { locale, words: texts } of languages)
  test(`${locale}: a 404 says so once, and searches for the words of its address`, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/status of 404/)
    const path = `${locales[locale].prefix}/resources/blog/bot-zzzz`
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
      texts.error.pageRefused.replace('{path}', path),
    )
    await expect(page.getByRole('main')).toContainText(path)
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('bot zzzz')
    await hydrate(page)
    // Chinese pages need not have the English word.
    if (locale !== 'cn') await expect(page.getByRole('heading', { name: texts.search.nearest })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: texts.article.contactSupport })).toBeVisible()
    await expectUsable(page)
  })
