import { expect } from '@playwright/test'
import * as v from 'valibot'
import { locales } from '#i18n/locales.ts'
import { moneyText } from '#i18n/money.ts'
import { languages, messagesOf, readContent } from './content.ts'
import { homePath, hydrate, saveData, test } from './test.ts'

const filled = (text: string, value: string) => text.replace(/\{\w+\}/, value)

for (const { locale, home, words } of languages) {
  const prefix = locales[locale].prefix

  test(`${locale}: figures change with their basis, and each plan shows its cost and what is left`, async ({
    reader: page,
  }) => {
    await page.goto(homePath(locale))
    const results = page.locator('#results')
    const figures = results.locator('li p[data-basis]:visible')
    const { basis } = words.home
    const shown: string[] = []
    for (const name of ['plan', 'before', 'broker', 'holding'] as const) {
      if (name !== 'plan') await results.getByText(basis[name], { exact: true }).click()
      await expect(results.getByRole('radio', { name: basis[name], exact: true })).toBeChecked()
      await expect(results.locator(`.sample-results > div > p[data-basis=${name}]`)).toBeVisible()
      await expect(results.getByRole('img')).toHaveCount(2)
      shown.push((await figures.allTextContents()).join(' '))
    }
    expect(new Set(shown).size).toBe(4)
    const cards = page.locator('#pricing li:has(> h3)')
    await expect(cards.locator('dt', { hasText: words.samples.profile.conservative })).toHaveCount(4)
    await expect(page.locator('#pricing').getByText(words.pricing.sampleRisk)).toHaveCount(1)
    await expect(results.locator('a[href="#pricing"]')).toBeVisible()
  })

  test(`${locale}: samples, first lessons and coming sessions are marked`, async ({ reader: page }) => {
    const { samples, academy, productUpdates } = words
    await page.goto(homePath(locale))
    const [quote] = home.testimonials.list_testimonials
    await expect(page.locator('#testimonials strong').first()).toHaveText(filled(samples.marked, quote?.name ?? ''))

    await page.goto(`${prefix}/resources/academy`)
    const main = page.locator('main')
    await expect(main.locator('header').getByText(samples.figures)).toBeVisible()
    for (const section of ['#learning-paths', '#courses']) {
      await expect(page.locator(section)).toContainText(samples.course)
    }
    // The sessions of the sample site are always ahead.
    await expect(page.locator('#live-sessions li').getByText(academy.sessionUpcoming, { exact: true })).toHaveCount(2)

    await page.goto(`${prefix}/resources/academy/drawdown-and-position-size`)
    const price = page.getByRole('region', { name: academy.price, exact: true })
    await expect(price.locator('s')).toHaveText(moneyText(locale, 299))
    await expect(price).toContainText(samples.price.split('{date}')[0] ?? '')

    await page.goto(`${prefix}/resources/product-updates`)
    const { stats } = productUpdates
    const labels = [stats.released, stats.subscribers.label, stats.responseTime.label, stats.uptime.label]
    const figures = main.locator('dl', { hasText: stats.released })
    await expect(figures.locator('dt')).toHaveText(labels)
    await expect(figures.locator('dd')).toHaveText([/^[1-9]\d*$/, ...labels.slice(1).map(() => /\d/)])
    await expect(main.getByText(samples.figures)).toBeVisible()
  })
}

test('a language may have a notice at the top of each page', async ({ reader: page }) => {
  const { notice } = v.parse(v.object({ notice: v.string() }), readContent('cn', 'site'))
  for (const path of ['/cn', '/cn/knowledge-base']) {
    await page.goto(path)
    await expect(page.locator('aside:has(+ header)')).toHaveText(notice)
  }
  await page.goto('/vi')
  await expect(page.locator('aside:has(+ header)')).toHaveCount(0)
})

test('the number of releases is that of the list', async ({ reader: page, request }) => {
  const answer = await request.get('/api/pages/product-updates/list-product-updates?limit=1')
  await page.goto('/resources/product-updates')
  const figures = page.locator('main dl', { hasText: messagesOf('en').productUpdates.stats.released })
  await expect(figures.locator('dd').first()).toHaveText(String((await answer.json()).data.total_pages))
})

test('a link to a part of the page is not a call to action', async ({ reader: page }) => {
  await page.goto('/')
  await expect(page.locator('section:has(#hero-title) a[href="#pricing"]')).toHaveCSS('border-top-width', '0px')
  await expect(page.locator('section:has(#hero-title) a[href="#pricing"]')).toHaveCSS(
    'text-decoration-line',
    'underline',
  )
})

test('a session is marked as past in the browser once its day is over', async ({ page }) => {
  await saveData(page)
  await page.route('**/api/academy?**', async (route) => {
    const { data } = await (await route.fetch()).json()
    const [first, second] = data.sessions
    const sessions = [
      { ...first, date: '2024-12-05', isPast: false },
      { ...second, date: '2099-12-17', isPast: false },
    ]
    await route.fulfill({ json: { data: { ...data, sessions } } })
  })
  await page.goto('/knowledge-base')
  await hydrate(page)
  await page.locator('footer a[href="/resources/academy"]').click()
  await expect(page.locator('#live-sessions h2')).toHaveText('Upcoming live sessions')
  const rows = page.locator('#live-sessions li')
  await expect(rows.nth(0)).toContainText('Took place')
  await expect(rows.nth(1)).toContainText('Upcoming')
  await expect(rows.getByRole('link', { name: /^Register now/ })).toHaveCount(1)
})
