import { expect } from '@playwright/test'
import { locales } from '#i18n/locales.ts'
import { languages } from './content.ts'
import { homePath, hydrate, saveData, test } from './test.ts'

const facts = {
  en: { range: /−9\.4%.*−1\.4%.*\$1,249.*\$57,375/, breakEven: '$9,875', fee: '$199' },
  vi: { range: /−9,4%.*−1,4%.*1\.249 USD.*57\.375 USD/, breakEven: '9.875 USD', fee: '199 USD' },
  cn: { range: /−9\.4%.*−1\.4%.*1,249 美元.*57,375 美元/, breakEven: '9,875 美元', fee: '199 美元' },
}
const filled = (text: string, value: string) => text.replace(/\{\w+\}/, value)

for (const { locale, home, words } of languages) {
  const { range, breakEven, fee } = facts[locale]
  /** A number as the language writes it. */
  const own = (number: string) => (locale === 'vi' ? number.replace('.', ',') : number)
  const prefix = locales[locale].prefix

  test(`${locale}: the average return and each plan show the return after the fee`, async ({ reader: page }) => {
    await page.goto(homePath(locale))
    const result = page.locator('#results li', { hasText: home.results.list_results[1]?.subtitle })
    await expect(result).toContainText(range)
    const cards = page.locator('#pricing li:has(> h3)')
    const card = cards.filter({ hasText: 'LaunchPad' }).first()
    await expect(card.locator('dt', { hasText: words.pricing.breakEven }).locator('+ dd')).toHaveText(breakEven)
    for (const net of ['−9.4%', '0.1%'].map(own))
      await expect(card.locator('dd').getByText(net, { exact: true })).toBeVisible()
    await expect(cards.getByText(filled(words.pricing.feeLarger, own('9.6%')))).toHaveCount(4)
    // The question for the admin fee, with the fees of plans and config.
    await expect(page.locator('#faq')).toContainText(fee)
  })

  test(`${locale}: samples, shared courses and past sessions are marked`, async ({ reader: page }) => {
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
    await expect(page.locator('#live-sessions h2')).toHaveText(academy.pastSessionsTitle)
    await expect(page.locator('#live-sessions li').getByText(academy.sessionPast, { exact: true })).toHaveCount(2)

    await page.goto(`${prefix}/resources/academy/drawdown-and-position-size`)
    const price = page.getByRole('region', { name: academy.price, exact: true })
    await expect(price.locator('s')).toHaveText('$299')
    await expect(price).toContainText(samples.price.split('{date}')[0] ?? '')
    await expect(price).toContainText('2024')

    await page.goto(`${prefix}/resources/product-updates`)
    const { stats } = productUpdates
    const labels = [stats.released, stats.subscribers.label, stats.responseTime.label, stats.uptime.label]
    await expect(main.locator('dl dt')).toHaveText(labels)
    await expect(main.locator('dl dd')).toHaveText([/^[1-9]\d*$/, ...labels.slice(1).map(() => /\d/)])
    await expect(main.getByText(samples.figures)).toBeVisible()
  })
}

test('the number of releases is that of the list', async ({ reader: page, request }) => {
  const answer = await request.get('/api/pages/product-updates/list-product-updates?limit=1')
  await page.goto('/resources/product-updates')
  await expect(page.locator('main dl dd').first()).toHaveText(String((await answer.json()).data.total_pages))
})

test('a link to a part of the page is not a call to action', async ({ reader: page }) => {
  await page.goto('/')
  await expect(page.locator('main a[href="#pricing"]')).toHaveCSS('border-top-width', '0px')
  await expect(page.locator('main a[href="#pricing"]')).toHaveCSS('text-decoration-line', 'underline')
})

test('a session is marked as past in the browser once its day is over', async ({ page }) => {
  await saveData(page)
  await page.route('**/api/academy?**', async (route) => {
    const { data } = await (await route.fetch()).json()
    const [first, second] = data.sessions
    const sessions = [
      { ...first, isPast: false },
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
  await expect(rows.getByRole('link', { name: /^Register now/ })).toHaveCount(2)
})
