import { expect, type Page } from '@playwright/test'
import en from '#i18n/messages/en.json' with { type: 'json' }
import { locales } from '#i18n/locales.ts'
import { languages } from './content.ts'
import { homePath, newVisitor, saveData, waitForAnimations, test, hydrate } from './test.ts'
import { pauseToasts, resumeToasts } from './toast-page.ts'

/** Submits an address and expects a toast with `text` and an unchanged form. */
async function failsWith(page: Page, text: string) {
  const form = page.locator('footer form')
  const field = form.locator('input[name=email]')
  await field.fill('name@example.com')
  await field.press('Enter')
  const toast = page.locator('[data-sonner-toast]', { hasText: text })
  await expect(toast).toHaveText(text)
  await expect(toast).toHaveAttribute('data-type', 'error')
  await expect(field).toHaveValue('name@example.com')
  await expect(form.getByRole('button')).toBeEnabled()
}

test('an empty and a wrong address are named under a red field', async ({ page }) => {
  await page.goto('/newsletter/declined')
  await hydrate(page)
  const form = page.locator('footer form')
  const field = form.getByLabel(en.newsletter.email)
  const send = form.getByRole('button', { name: en.newsletter.subscribe })
  const message = form.getByRole('alert')
  await waitForAnimations(field)
  const calm = await field.evaluate((element) => getComputedStyle(element).borderTopColor)
  await expect(field).toHaveAttribute('aria-invalid', 'false')

  await send.click()
  await expect(message).toHaveText(en.PLEASE_ENTER_YOUR_EMAIL)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(en.PLEASE_ENTER_YOUR_EMAIL)
  await expect.soft(field).toBeFocused()
  await waitForAnimations(message)
  const bad = await message.evaluate((element) => getComputedStyle(element).color)
  await expect(field).toHaveCSS('border-top-color', bad)
  expect(bad).not.toBe(calm)
  const [red = 0, green = 0, blue = 0] = (bad.match(/\d+/g) ?? []).map(Number)
  expect(red).toBeGreaterThan(1.4 * Math.max(green, blue))

  for (const wrong of ['name', 'name@', '@example.com', 'na me@example.com', 'name@example']) {
    await field.fill(wrong)
    await field.press('Enter')
    await expect(message).toHaveText(en.PLEASE_ENTER_A_VALID_EMAIL)
    await expect(field).toHaveValue(wrong)
  }
  await field.fill('')
  await send.click()
  await expect(message).toHaveText(en.PLEASE_ENTER_YOUR_EMAIL)
})

for (const { locale, words } of languages) {
  /** A short page with the form. */
  const formPath = `${locales[locale].prefix}/newsletter/declined`

  test(`${locale}: while it is sent the button says so; then the field is empty and a toast says thanks`, async ({
    page,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const sent: unknown[] = []
    await page.route('**/api/subscribe', async (route) => {
      sent.push(route.request().postDataJSON())
      await released
      await route.fulfill({ json: { data: null } })
    })
    await pauseToasts(page)
    await page.goto(formPath)
    await hydrate(page)
    const form = page.locator('footer form')
    const field = form.getByLabel(words.newsletter.email)
    await form.getByRole('button').click()
    await expect(form.getByRole('alert')).toHaveText(words.PLEASE_ENTER_YOUR_EMAIL)
    await field.fill('wrong')
    await field.press('Enter')
    await expect(form.getByRole('alert')).toHaveText(words.PLEASE_ENTER_A_VALID_EMAIL)
    await field.fill('name@example.com')
    // Submitted twice, but only one request is sent.
    await form.getByRole('button').dblclick()
    await field.press('Enter')
    await expect(form.getByRole('button', { name: words.newsletter.sending })).toBeDisabled()
    await expect(form).toHaveAttribute('aria-busy', 'true')
    release()
    const toast = page.locator('[data-sonner-toast]')
    await expect(toast).toHaveText(words.THANK_YOU_FOR_SUBSCRIBING)
    await expect(toast).toHaveAttribute('data-type', 'success')
    await expect(toast).toHaveCount(1)
    // Screen readers are told in the page's language.
    const region = page.getByRole('region', { name: `${words.shell.toasts} alt+T` })
    await expect(region).toHaveAttribute('aria-live', 'polite')
    await expect(region).toContainText(words.THANK_YOU_FOR_SUBSCRIBING)
    await expect(region.getByRole('button', { name: words.shell.closeToast })).toBeVisible()
    await expect(field).toHaveValue('')
    await expect(field).toHaveAttribute('aria-invalid', 'false')
    await expect(form.getByRole('alert')).toBeEmpty()
    await expect(form.getByRole('button', { name: words.newsletter.subscribe })).toBeEnabled()
    expect(sent).toEqual([{ email: 'name@example.com', locale, ms: expect.any(Number) }])
    // It closes by itself.
    await resumeToasts(page)
    await expect(toast).toHaveCount(0)
  })

  test(`${locale}: an answer of 503 or 429 ends in a toast, and the address stays`, async ({
    page,
    expectComplaint,
  }) => {
    await pauseToasts(page)
    await page.goto(formPath)
    await hydrate(page)
    for (const [status, text] of [
      [503, words.SOMETHING_WENT_WRONG],
      [429, words.newsletter.tooMany],
    ] as const) {
      expectComplaint(new RegExp(`status of ${status}`))
      await page.route('**/api/subscribe', (route) => route.fulfill({ status, json: { errors: [] } }))
      await failsWith(page, text)
    }
  })

  test(`${locale}: without script a page tells the result of the form`, async ({ reader: page }) => {
    const send = async (email: string) => {
      await page.goto(formPath)
      const form = page.locator('footer form')
      await form.getByLabel(words.newsletter.email).fill(email)
      await form.getByRole('button', { name: words.newsletter.subscribe }).click()
    }
    const problem = page.locator('main form')
    await send('')
    await expect(page).toHaveURL(/\/newsletter\/empty$/)
    await expect(problem.getByRole('alert')).toHaveText(words.PLEASE_ENTER_YOUR_EMAIL)
    await send('wrong address')
    await expect(page).toHaveURL(/\/newsletter\/invalid$/)
    await expect(problem.getByRole('alert')).toHaveText(words.PLEASE_ENTER_A_VALID_EMAIL)
    await expect(problem.getByLabel(words.newsletter.email)).toHaveAttribute('aria-invalid', 'true')
    await expect(page).toHaveTitle(/\S/)

    await page.goto(formPath.replace('declined', 'subscribed'))
    await expect(page.locator('h1')).toHaveText(words.THANK_YOU_FOR_SUBSCRIBING)
    await page.locator('main').getByRole('link', { name: words.newsletter.back }).click()
    await expect(page).toHaveURL((url) => url.pathname === homePath(locale))
  })
}

test('a lost network ends in a toast, and the address can be sent again', async ({ page, expectComplaint }) => {
  expectComplaint(/ERR_INTERNET_DISCONNECTED/)
  await saveData(page)
  await pauseToasts(page)
  await page.goto('/newsletter/declined')
  await hydrate(page)
  // The network is lost while the visitor is in the field.
  const toasts = page.waitForResponse(/toaster-.*\.js/)
  await page.locator('footer').getByLabel('Email address').focus()
  await (await toasts).finished()
  await page.context().setOffline(true)
  await failsWith(page, 'Something went wrong. Please try again.')
  await page.context().setOffline(false)
  await page.route('**/api/subscribe', (route) => route.fulfill({ json: { data: null } }))
  await page.locator('footer form').getByRole('button').click()
  await expect(page.locator('[data-sonner-toast][data-type=success]')).toHaveText('Thank you for subscribing!')
})

test('a sign-up arrives', async ({ page }) => {
  const address = await newVisitor(page)
  await pauseToasts(page)
  await page.goto('/newsletter/declined')
  await hydrate(page)
  await page.locator('footer').getByLabel('Email address').fill(address)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.locator('[data-sonner-toast]')).toHaveText('Thank you for subscribing!')
})

test('a sign-up without script arrives', async ({ open }) => {
  const page = await open({ javaScriptEnabled: false })
  const address = await newVisitor(page)
  await page.goto('/vi/newsletter/empty')
  await page.locator('footer input[name=email]').fill(address)
  await page.locator('footer form').getByRole('button').click()
  await expect(page).toHaveURL(/\/vi\/newsletter\/subscribed$/)
  await expect(page.locator('h1')).toHaveText('Cảm ơn bạn đã đăng ký!')
})

test('without script the field keeps the address after a failure', async ({ open }) => {
  const page = await open({ javaScriptEnabled: false })
  await page.route('**/api/subscribe', (route) =>
    route.fulfill({ status: 303, headers: { location: '/newsletter/failed' } }),
  )
  await page.goto('/newsletter/declined')
  const field = page.locator('footer input[name=email]')
  await field.fill('name@example.com')
  await page.locator('footer form').getByRole('button').click()
  await expect(page).toHaveURL(/\/newsletter\/failed$/)
  await expect(page.locator('main')).toContainText('use your browser’s Back button')
  await page.goBack()
  await expect(field).toHaveValue('name@example.com')
})
