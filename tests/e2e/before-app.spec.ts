import { expect, type Page } from '@playwright/test'
import { languages } from './content.ts'
import { hydrate, saveData, test } from './test.ts'

const article = '/knowledge-base/grid-trading'

/** Delays the page's state, without which the app cannot come. */
async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/_payload.json?*', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

for (const { locale, words } of languages) {
  const prefix = locale === 'en' ? '' : `/${locale}`

  test(`${locale}: before the app an article is rated and its link copied; the app changes none of it`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await saveData(page)
    const release = await holdApp(page)
    await page.goto(prefix + article)
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const [yes, no] = [button(words.article.yes), button(words.article.no)]
    const answer = page.locator('[data-press-one] output').first()
    await yes.click()
    await expect(yes).toHaveAttribute('aria-pressed', 'true')
    await expect(answer).toHaveText(words.article.ratedHelpful)
    await no.click()
    await expect(yes).toHaveAttribute('aria-pressed', 'false')
    await button(words.sharing.copy).click()
    await expect(button(words.sharing.copied)).toBeVisible()
    const announced = page.getByRole('group', { name: words.sharing.share }).locator('output')
    await expect(announced).toHaveText(words.sharing.copied)

    release()
    await hydrate(page)
    await expect(no).toHaveAttribute('aria-pressed', 'true')
    await expect(answer).toHaveText(words.article.ratedNotHelpful)
    await expect(button(words.sharing.copied)).toBeVisible()
    await expect(announced).toHaveText(words.sharing.copied)
    // Pressed once, not twice.
    await no.click()
    await expect(no).toHaveAttribute('aria-pressed', 'false')
    await expect(answer).toBeEmpty()
  })

  test(`${locale}: before the app an empty and a wrong address are named, and nothing is sent`, async ({ page }) => {
    const release = await holdApp(page)
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
    await page.goto(`${prefix}/newsletter/declined`)
    const form = page.locator('footer form')
    const field = form.getByLabel(words.newsletter.email)
    const message = form.getByRole('alert')
    await form.getByRole('button').click()
    await expect(message).toHaveText(words.PLEASE_ENTER_YOUR_EMAIL)
    await expect(field).toBeFocused()
    await field.fill('name@')
    await field.press('Enter')
    await expect(message).toHaveText(words.PLEASE_ENTER_A_VALID_EMAIL)
    await expect(field).toHaveAccessibleDescription(words.PLEASE_ENTER_A_VALID_EMAIL)

    release()
    await hydrate(page)
    await expect(message).toHaveText(words.PLEASE_ENTER_A_VALID_EMAIL)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveValue('name@')
    expect(posts).toEqual([])
  })
}

test('before the app sharing opens a window of 600 by 400', async ({ page, context }) => {
  // With an own icon; otherwise the browser requests one from the real site.
  const shared = '<link rel="icon" href="data:,">shared'
  await context.route('https://x.com/**', (route) => route.fulfill({ contentType: 'text/html', body: shared }))
  await holdApp(page)
  await page.goto(article)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: /^Share on X/ }).click()
  const popup = await opened
  await popup.waitForURL(/^https:\/\/x\.com\//)
  await expect.poll(() => popup.evaluate(() => [innerWidth, innerHeight, window.opener])).toEqual([600, 400, null])
})

test('the table of contents follows the reader, before the app and on a page that the app adds', async ({ page }) => {
  const release = await holdApp(page)
  await page.goto(article)
  const marked = page.locator('[data-contents] [aria-current=location]')
  const readTo = (heading: number) =>
    page.evaluate((heading) => {
      const top = document.getElementById(`section-${heading}`)?.getBoundingClientRect().top ?? 0
      scrollBy({ top: top - innerHeight / 10, behavior: 'instant' })
    }, heading)
  await expect(marked).toHaveCount(0)
  await readTo(2)
  await expect(marked).toHaveAttribute('href', '#section-2')
  release()
  await hydrate(page)
  await expect(marked).toHaveAttribute('href', '#section-2')
  const title = await page.locator('h1').innerText()
  await page.locator('section[aria-labelledby=related-title] h3 a').first().click()
  await expect(page.locator('h1')).not.toHaveText(title)
  await expect(marked).toHaveCount(0)
  await readTo(3)
  await expect(marked).toHaveAttribute('href', '#section-3')
})

test('a rating of this visit is shown without the app, and on a page that the app adds', async ({ page }) => {
  await holdApp(page)
  await page.goto(article)
  const yes = page.getByRole('button', { name: 'Yes', exact: true })
  await yes.click()
  await expect(yes).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(yes).toHaveAttribute('aria-pressed', 'true')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('/knowledge-base?q=grid')
  await hydrate(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.locator(`h3 a[href="${article}"]`).click()
  await expect(yes).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(() => Reflect.has(window, 'sameDocument'))).toBe(true)
})
