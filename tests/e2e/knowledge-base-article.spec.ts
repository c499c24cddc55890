import { expect, type Page } from '@playwright/test'
import en from '#i18n/messages/en.json' with { type: 'json' }
import { expectAccessible } from './axe.ts'
import { languages } from './content.ts'
import { waitForNavigation, test, hydrate } from './test.ts'

const path = '/knowledge-base/grid-trading'
const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href')

test('a rating is logged, shown and remembered for the visit', async ({ page, open }) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'log' && logged.push(message.text()))
  await page.goto(path)
  const answer = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(answer('Yes')).toHaveAttribute('aria-pressed', 'false')
  await answer('Yes').click()
  await expect(answer('Yes')).toHaveAttribute('aria-pressed', 'true')
  await answer('No').click()
  await expect(answer('Yes')).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await hydrate(page)
  await expect(answer('No')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(en.article.ratedNotHelpful)).toBeVisible()
  await answer('No').click()
  await expect(answer('No')).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('group', { name: en.article.reason })).toBeHidden()
  await expect.poll(() => logged.map((line) => line.split(' ').at(-1))).toEqual(['helpful', 'not-helpful', 'none'])
  const other = await open()
  await other.goto(path)
  await hydrate(other)
  await expect(other.getByRole('button', { name: 'Yes', exact: true })).toHaveAttribute('aria-pressed', 'false')
})

for (const { locale, words } of languages) {
  const { yes, no, ratedHelpful, ratedNotHelpful, reason, reasons, reasonThanks, contactSupport } = words.article
  const localPath = locale === 'en' ? path : `/${locale}${path}`

  test(`${locale}: a rating is thanked for, and the link of the page is copied`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(localPath)
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await button(yes).click()
    await expect(button(yes)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(ratedHelpful)).toBeVisible()
    await button(no).click()
    await expect(page.getByText(ratedNotHelpful)).toBeVisible()
    await page.getByRole('button', { name: words.sharing.copy }).click()
    await expect(page.getByRole('button', { name: words.sharing.copied })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await canonical(page))
  })

  test(`${locale}: "No" asks why before the app comes, and offers an article and support`, async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'log' && logged.push(message.text()))
    await page.goto(localPath)
    const why = page.getByRole('group', { name: reason })
    await expect(why).toBeHidden()
    await page.getByRole('button', { name: no, exact: true }).click()
    await expect(why.getByRole('button')).toHaveText(Object.values(reasons))
    await why.getByRole('button', { name: reasons.unclear }).click()
    await expect(page.getByRole('status').filter({ hasText: reasonThanks })).toBeVisible()
    const rating = page.locator('section[aria-labelledby=helpful-title]')
    await expect(rating.getByRole('link', { name: contactSupport })).toBeVisible()
    await expectAccessible(page, 'section[aria-labelledby=helpful-title]')
    await page.reload()
    await hydrate(page)
    await expect(why.getByRole('button', { name: reasons.unclear })).toHaveAttribute('aria-pressed', 'true')
    expect(logged).toEqual([`Rated ${path.slice(1)} not-helpful`, `Rated ${path.slice(1)}/reason unclear`])
    const next = rating.getByRole('link').first()
    const title = await next.innerText()
    await next.click()
    await expect(page.locator('h1')).toHaveText(title)
    await expect(why).toBeHidden()
  })

  test(`${locale}: share links work without script`, async ({ reader: page }) => {
    await page.goto(localPath)
    const address = encodeURIComponent((await canonical(page)) ?? '')
    const links = page.getByRole('group', { name: words.sharing.share }).getByRole('link')
    await expect(links).toHaveCount(2)
    expect(await links.nth(0).getAttribute('href')).toContain(`https://x.com/intent/post?url=${address}&text=`)
    await expect(links.nth(1)).toHaveAttribute('href', `https://www.linkedin.com/sharing/share-offsite/?url=${address}`)
    await expect(page.getByRole('button', { name: words.sharing.copy })).toBeHidden()
    await expect(page.getByRole('button', { name: yes, exact: true })).toBeHidden()
  })
}

test('sharing opens a window of 600 by 400', async ({ page, context }) => {
  // With an own icon; otherwise the browser requests one from the real site.
  const shared = '<link rel="icon" href="data:,">shared'
  await context.route('https://x.com/**', (route) => route.fulfill({ contentType: 'text/html', body: shared }))
  await page.goto(path)
  await hydrate(page)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: /^Share on X/ }).click()
  const popup = await opened
  await popup.waitForURL(/^https:\/\/x\.com\//)
  await expect.poll(() => popup.evaluate(() => [innerWidth, innerHeight, window.opener])).toEqual([600, 400, null])
})

test('a failure to copy is only logged', async ({ page, expectComplaint }) => {
  expectComplaint(/could not be copied/)
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  await page.goto(path)
  const logged = page.waitForEvent('console', (message) => message.text().includes('could not be copied'))
  await page.getByRole('button', { name: 'Copy link' }).click()
  await logged
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
})

test('what was typed before the app came is searched, too', async ({ page }) => {
  await page.goto('/knowledge-base')
  await page.evaluate(() => {
    const field = document.querySelector('main input[type=search]')
    if (field instanceof HTMLInputElement) field.value = 'slippage'
  })
  await hydrate(page)
  await expect(page).toHaveURL(/\?q=slippage$/)
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('slippage')
})

test('an article is reached, left and reached again without another document', async ({ page }) => {
  await page.goto('/knowledge-base?q=slippage')
  await hydrate(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const link = page.locator('section[aria-labelledby=found-title] h3 a').first()
  const title = await link.innerText()
  await link.click()
  await expect(page.locator('h1')).toHaveText(title)
  await waitForNavigation(page)
  await page.goBack()
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('slippage')
  await expect(link).toHaveText(title)
  await page.goForward()
  await expect(page.locator('h1')).toHaveText(title)
  await waitForNavigation(page)
  await page.locator('section[aria-labelledby=related-title] h3 a').first().click()
  await expect(page.locator('h1')).not.toHaveText(title)
  expect(await page.evaluate(() => Reflect.has(window, 'sameDocument'))).toBe(true)
})
