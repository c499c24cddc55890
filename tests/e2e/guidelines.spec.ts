import { expect, type APIRequestContext } from '@playwright/test'
import * as v from 'valibot'
import { Guideline, Guidelines } from '#features/guidelines/schema.ts'
import { priceText } from '#i18n/money.ts'
import { locales, type Locale } from '#i18n/locales.ts'
import { expectAllToFit, expectUsable } from './axe.ts'
import cn from '#i18n/messages/cn.json' with { type: 'json' }
import { languages } from './content.ts'
import { test, hydrate } from './test.ts'

const article = 'risk-management'
const path = (locale: Locale, slug = '') => `${locales[locale].prefix}/resources/guidelines${slug && `/${slug}`}`

async function read<T extends v.GenericSchema>(request: APIRequestContext, schema: T, locale: Locale, slug = '') {
  const answer = await request.get(`/api/guidelines${slug && `/${slug}`}?lang=${locales[locale].apiLanguage}`)
  return v.parse(schema, v.parse(v.object({ data: v.unknown() }), await answer.json()).data)
}

for (const { locale, words } of languages) {
  test(`${locale}: the guidelines lead from the first step to the risk warning`, async ({ reader: page, request }) => {
    const guidelines = await read(request, Guidelines, locale)
    const { steps, brokers, important, riskLevels, sections, tiles, links, buttons } = guidelines
    await page.goto(path(locale))
    await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].tag)
    await expect(page).toHaveTitle(/Helmsway/)
    await expect(page.locator('h1')).toHaveText([guidelines.hero.title])
    await expect(page.locator('main nav').first().getByRole('listitem')).toHaveText([
      words.shell.home,
      words.guidelines.title,
    ])
    await expect(page.locator('#steps li h3')).toHaveText(steps.items.map(({ title }) => title))
    await expect(page.locator('#steps h5')).toHaveText(brokers.map(({ name }) => name))
    await expect(page.locator('#rules h3')).toHaveText(important.items.map(({ title }) => title))
    await expect(page.locator('#risk-levels h3')).toHaveText(riskLevels.items.map(({ title }) => title))
    await expect(page.locator('#topics section h3')).toHaveText(sections.map(({ title }) => title))
    const main = page.locator('main')
    for (const [name, address] of [
      [guidelines.article.title, path(locale, article)],
      [tiles.knowledgeBase.title, `${locales[locale].prefix}/knowledge-base`],
      [tiles.academy.title, `${locales[locale].prefix}/resources/academy`],
      [links.blog, `${locales[locale].prefix}/resources/blog`],
      [links.updates, `${locales[locale].prefix}/resources/product-updates`],
    ] as const)
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
    await expect(main.getByText(guidelines.riskWarning)).toBeVisible()
    for (const name of [buttons.start, buttons.support])
      await expect(main.getByRole('link', { name }).last()).toHaveAttribute('target', '_blank')
    // With tax.
    const rows = page.locator('#prices tbody tr')
    await expect(rows.locator('th')).toHaveText(['Starter', 'LaunchPad', 'ProTrader', 'Elite'])
    await expect(rows.locator('td:nth-child(2)')).toHaveText(
      [9.99, 79, 279, 459].map((price) => priceText(locale, price)),
    )
    await expect(rows.locator('td:nth-child(3)')).toHaveText([
      words.guidelines.noFee,
      ...[99, 99, 199].map((fee) => priceText(locale, fee)),
    ])
  })

  test(`${locale}: the article is the same under any slug, and has one address`, async ({ reader: page, request }) => {
    const guideline = await read(request, Guideline, locale, article)
    for (const slug of [article, 'anything-else']) {
      expect((await page.goto(path(locale, slug)))?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].tag)
      await expect(page).toHaveTitle(guideline.seo_detail.meta_title)
      await expect(page.locator('h1')).toHaveText([guideline.title])
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path(locale, article)}$`))
      await expect(page.locator('main nav').first().getByRole('listitem')).toHaveText([
        words.shell.home,
        words.guidelines.title,
        guideline.title,
      ])
    }
    const contents = page.getByRole('navigation', { name: words.article.contents })
    await expect(contents.getByRole('link')).toHaveText(guideline.toc.map(({ title }) => title))
    await contents.getByRole('link').nth(2).click()
    await expect(page).toHaveURL(/#section-3$/)
    await expect(page.locator('#section-3')).toBeInViewport()
    await expect(page.getByRole('link', { name: words.article.contactSupport }).first()).toBeVisible()
  })

  test(`${locale}: the guidelines can be read without script`, async ({ reader: page }) => {
    await page.goto(path(locale))
    await page.locator('main a[href="#prices"]').click()
    await expect(page.locator('#prices-title')).toBeInViewport()
    await page.locator('#topics article a').click()
    await expect(page).toHaveURL(new RegExp(`${path(locale, article)}$`))
    await page.locator('main nav a[href="#section-2"]').click()
    await expect(page.locator('#section-2')).toBeInViewport()
    await expect(page.getByRole('button', { name: words.article.yes, exact: true })).toBeHidden()
  })

  test(`${locale}: the placeholder page links to the site`, async ({ reader: page }) => {
    await page.goto(`${locales[locale].prefix}/default`)
    await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].tag)
    await expect(page).toHaveTitle(/Helmsway/)
    await expect(page.locator('h1')).toHaveText([words.placeholder.title])
    await page.locator(`main a[href="${path(locale)}"]`).click()
    await expect(page.locator('#steps')).toBeVisible()
  })
}

test('the buttons of the article only show that they were pressed', async ({ page }) => {
  await page.goto(path('cn', article))
  await hydrate(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const [yes, no] = [button(cn.article.yes), button(cn.article.no)]
  await yes.click()
  await expect(yes).toHaveAttribute('aria-pressed', 'true')
  await no.click()
  await expect(no).toHaveAttribute('aria-pressed', 'true')
  await expect(yes).toHaveAttribute('aria-pressed', 'false')
  await no.click()
  await expect(no).toHaveAttribute('aria-pressed', 'false')
  for (const name of [
    cn.sharing.on.replace('{network}', 'X'),
    cn.sharing.on.replace('{network}', 'LinkedIn'),
    cn.sharing.copy,
  ]) {
    await button(name).click()
    await expect(button(name)).toHaveAttribute('aria-pressed', 'true')
  }
  expect(page.context().pages()).toHaveLength(1)
})

test('an early press is queued and replayed after hydration', async ({ page }) => {
  await page.goto(path('en', article))
  const yes = page.getByRole('button', { name: 'Yes', exact: true })
  await yes.dispatchEvent('click')
  await expect(yes).toHaveAttribute('aria-pressed', 'true')
})

test('no page is wider than the window', async ({ page }) => {
  await expectAllToFit(page, [path('vi'), path('cn'), path('vi', article), path('cn', article), '/vi/default'])
})

for (const address of [path('en'), path('cn', article), '/default'])
  test(`${address} can be used by everyone`, async ({ page }) => {
    await page.goto(address)
    await expectUsable(page)
  })
