import { expect } from '@playwright/test'
import { moneyText, priceText } from '#i18n/money.ts'
import { locales } from '#i18n/locales.ts'
import { sampleLocales } from '#tests/support/sample-locales.ts'
import { languages } from './content.ts'
import { distanceFromTop } from './scroll.ts'
import { homePath, test, hydrate } from './test.ts'

for (const { locale, home, faq, title, words } of languages) {
  const path = homePath(locale)
  const { tag } = locales[locale]

  test(`${locale}: head, sections, calls to action and plans are those of the content`, async ({
    reader: page,
    baseURL,
  }) => {
    await page.goto(path)

    await test.step('the head names the page, its language and its translations', async () => {
      const address = (of: string) => new URL(of, baseURL).href
      await expect(page).toHaveTitle(title)
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
      await expect(page.locator('h1')).toHaveText([home.hero.title])
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address(path))
      const alternates = await page
        .locator('link[rel=alternate]')
        .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))
      expect(alternates).toEqual([
        ...sampleLocales.map((code) => [locales[code].tag, address(homePath(code))]),
        ['x-default', address('/')],
      ])
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S{2,}/)
    })

    await test.step('eleven sections stand in order, each with its title and all its parts', async () => {
      const sections = page.locator(':is(main, main > div) > section')
      await expect(sections).toHaveCount(11)
      const labels = await sections.evaluateAll((all) => all.map((section) => section.getAttribute('aria-labelledby')))
      expect(labels).toEqual([
        'hero-title',
        'invest-title',
        'results-title',
        'logbook-title',
        'why-title',
        'how-it-works-title',
        'pricing-title',
        'what-you-get-title',
        'testimonials-title',
        'faq-title',
        'smart-portfolio-title',
      ])
      await expect(page.locator(':is(main, main > div) > section :is(h1, h2)')).toHaveText(
        Object.values(home).map((section) => section.title),
      )
      await expect(page.locator('footer')).toContainText('© 2024 Helmsway')
      const list = (section: string, selector: string) =>
        page.locator(`section[aria-labelledby=${section}] ${selector}`)
      await expect(list('hero-title', 'li')).toHaveText(home.hero.features.map((feature) => feature.title))
      await expect(list('invest-title', 'li')).toHaveText(home.invest.options)
      await expect(list('results-title', 'h3')).toHaveText(home.results.list_results.map((result) => result.subtitle))
      await expect(list('results-title', 'li p[data-basis=broker]')).toHaveText(
        home.results.list_results.map((result) => `${words.home.basis.broker}: ${result.title}${result.title_suffix}`),
      )
      await expect(list('logbook-title', 'figcaption strong')).toHaveText(
        home.profit.images.map((image) => image.caption_title),
      )
      await expect(list('why-title', 'h3')).toHaveText(home.why.list_info.map((item) => item.title))
      await expect(list('how-it-works-title', 'article > p:first-of-type')).toHaveText(
        home.how_it_works.list_step.map((_, index) => words.home.step.replace('{number}', String(index + 1))),
      )
      await expect(list('what-you-get-title', 'h3')).toHaveText(home.what_you_get.options.map((option) => option.title))
      await expect(list('testimonials-title', 'blockquote')).toHaveText(
        home.testimonials.list_testimonials.map((testimonial) => testimonial.content),
      )
      await expect(list('faq-title', 'summary')).toHaveText(faq.map((item) => item.question))
      await expect(list('faq-title', 'details[open] summary')).toHaveText([faq[0]?.question ?? ''])
      await expect(list('faq-title', 'details[open] p')).toHaveText([faq[0]?.answer ?? ''])
      await expect(page.locator('#pricing summary')).toHaveText(words.pricing.compare)
    })

    await test.step('calls to action lead to the app in a new tab', async () => {
      const external = page.locator('a[href^="http"]')
      const calls = page.locator('main a[href="https://app.helmsway.example/register"]')
      // Hero, invest, four plans, portfolio. Results and sample accounts lead to the plans.
      await expect(calls).toHaveCount(7)
      for (const link of await external.all()) {
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
        await expect(link).toContainText(words.shell.opensInNewTab)
      }
    })

    await test.step('four plans show their price with tax, the comparison checks, dashes, coming soon and text', async () => {
      const plans = page.locator('#pricing li:has(> h3)')
      await expect(plans.locator('h3')).toHaveText(['Starter', 'LaunchPad', 'ProTrader', 'Elite'])
      const prices = [9.99, 79, 279, 459].map((price) => priceText(locale, price))
      for (const [index, price] of prices.entries()) {
        await expect(plans.nth(index).getByText(price, { exact: true }).first()).toBeVisible()
      }
      const { included: check, notIncluded: dash, comingSoon } = words.pricing
      const cells = (name: string) =>
        page
          .getByRole('row')
          .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
          .getByRole('cell')
      await expect(cells(words.pricing.price)).toHaveText(prices)
      await expect(cells(words.pricing.adminFee)).toHaveText([
        dash,
        ...[99, 99, 199].map((fee) => priceText(locale, fee)),
      ])
      await expect(cells(words.pricing.minCapital)).toHaveText(
        [5000, 20_000, 75_000, 120_000].map((capital) => moneyText(locale, capital)),
      )
      // Empty, coming_soon, true and text; 0, null, "unavailable", false and "available":
      // docs/product.md#plan-cells
      await expect(cells(words.pricing.risk_profile_matching)).toHaveText([dash, /\S/, /\S/, /\S/])
      await expect(cells(words.pricing.onboarding_call)).toHaveText([dash, comingSoon, check, check])
      await expect(cells(words.pricing.dedicated_manager)).toHaveText([dash, dash, dash, check])
      await expect(cells(words.pricing.pause_cancel_anytime)).toHaveText([check, check, check, check])
      await expect(cells(words.pricing.onboarding_call).locator('svg')).toHaveCount(3)
      await expect(cells(words.pricing.risk_profile_matching).nth(1)).not.toHaveText(dash)
      await expect(cells(words.pricing.risk_profile_matching).nth(1).locator('svg')).toHaveCount(0)
    })
  })
}

test('figures and reasons stand in rows, whatever their lengths', async ({ reader: page }) => {
  await page.goto('/')
  const rows = (selector: string) =>
    page
      .locator(selector)
      .filter({ visible: true })
      .evaluateAll((all) => new Set(all.map((element) => Math.round(element.getBoundingClientRect().top))).size)
  for (const part of ['h3', 'h3 + p']) expect.soft(await rows(`#results li ${part}`), part).toBe(1)
  expect.soft(await rows('#why li')).toBe(2)
})

test('the new tab of the app knows nothing of this one', async ({ page }) => {
  await page.goto('/')
  await page.context().route('https://app.helmsway.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!DOCTYPE html><link rel="icon" href="data:,"><title>App</title>',
    }),
  )
  const opened = page.waitForEvent('popup')
  await page.locator('main a[href="https://app.helmsway.example/register"]').first().click()
  const popup = await opened
  await expect(popup).toHaveTitle('App')
  expect(await popup.evaluate(() => [opener, document.referrer])).toEqual([null, ''])
  await expect(page.locator('h1')).toBeVisible()
})

test('a link to a part of the page stops below the header; questions and comparison open and close', async ({
  page,
}) => {
  await page.goto('/')
  await page.locator('main a[href="#pricing"]').first().click()
  // docs/product.md#page-change
  await expect.poll(() => distanceFromTop(page.locator('#pricing'), 89)).toBeLessThan(2)

  await hydrate(page)
  const items = page.locator('#faq details')
  await expect(items.first().locator('p')).toBeVisible()
  await expect(items.nth(1).locator('p')).toBeHidden()
  await items.nth(1).locator('summary').click()
  await expect(items.nth(1).locator('p')).toBeVisible()
  await items.first().locator('summary').click()
  await expect(items.first().locator('p')).toBeHidden()
  await expect(items.nth(1).locator('p')).toBeVisible()

  const summary = page.locator('#pricing summary')
  const table = page.locator('#pricing table')
  await expect(table).toBeVisible()
  await summary.click()
  await expect(table).toBeHidden()
  await summary.click()
  await expect(table).toBeVisible()
})
