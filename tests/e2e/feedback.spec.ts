import { expect, type Page } from '@playwright/test'
import { locales, type Locale } from '#i18n/locales.ts'
import { sampleLocales } from '#tests/support/sample-locales.ts'
import { messagesOf } from './content.ts'
import { test } from './reporting-test.ts'
import { hydrate } from './test.ts'

test.use({ feedbackWidget: 'true' })
// One worker, so one site with these settings.
test.describe.configure({ mode: 'default' })

const words = messagesOf('en').feedback
/** A short page. */
const resultPath = (locale: Locale) => `${locales[locale].prefix}/newsletter/declined`

test('its messages are those of the specification', () => {
  expect(words).toMatchObject({
    triggerLabel: 'Report a Bug',
    errorRequiredFieldsText: 'Please enter in the following required fields: ',
    errorEmptyMessageText: 'Unable to submit feedback with empty message',
    errorTimeoutText: 'Unable to determine if Feedback was correctly sent.',
    errorForbiddenText: expect.stringMatching(/domain is not in your list of allowed domains/),
    errorGenericText: expect.stringMatching(/network issues.*ad-blocker/),
  })
})

/** Opens the form of a hydrated page and sends a message; returns the form's error message. */
async function describeFault(page: Page, locale: Locale) {
  const words = messagesOf(locale).feedback
  await page.goto(resultPath(locale))
  await hydrate(page)
  await page.getByRole('button', { name: words.triggerLabel }).click()
  await page.getByLabel(words.messageLabel).fill('A report')
  await page.getByRole('button', { name: words.submitButtonLabel }).click()
  return page.getByRole('dialog').getByRole('alert')
}

for (const locale of sampleLocales) {
  const words = messagesOf(locale).feedback

  test(`${locale}: a visitor reports a bug; only the description is required`, async ({ page, service }) => {
    await page.goto(resultPath(locale))
    await hydrate(page)
    await page.getByRole('button', { name: words.triggerLabel }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel(words.nameLabel)).toBeVisible()
    await expect(dialog.getByLabel(words.emailLabel)).toBeVisible()
    const message = dialog.getByLabel(words.messageLabel)
    const send = dialog.getByRole('button', { name: words.submitButtonLabel })
    // The browser itself shows it at the field, in the page's language.
    await send.click()
    await expect(message).toHaveJSProperty('validationMessage', words.errorEmptyMessageText)
    await expect(message).toBeFocused()
    // Only spaces are not a description either.
    await message.fill(' ')
    await expect(message).toHaveJSProperty('validationMessage', '')
    await send.click()
    await expect(dialog.getByRole('alert')).toHaveText(words.errorRequiredFieldsText + words.messageLabel)
    expect(service.items.filter(({ type }) => type === 'feedback')).toEqual([])
    await message.fill(`The ${locale} menu stays open`)
    await send.click()
    await expect(page.getByRole('alert').filter({ hasText: words.successMessageText })).toBeVisible()
    const reports = service.items.filter(({ type }) => type === 'feedback').map(({ payload }) => payload)
    expect(reports).toMatchObject([{ contexts: { feedback: { message: `The ${locale} menu stays open` } } }])
  })
}

for (const locale of ['cn'] as const) {
  const words = messagesOf(locale).feedback

  test(`${locale}: a rejection and a lost network have different messages`, async ({
    page,
    service,
    expectComplaint,
  }) => {
    expectComplaint(/403/)
    expectComplaint(/ERR_FAILED/)
    service.status = 403
    const failure = await describeFault(page, locale)
    await expect(failure).toHaveText(words.errorForbiddenText)
    await page.route(`${service.origin}/**`, (route) => route.abort())
    await page.getByRole('button', { name: words.submitButtonLabel }).click()
    await expect(failure).toHaveText(words.errorGenericText)
  })

  test(`${locale}: a service that does not answer within five seconds leaves it open`, async ({ page, service }) => {
    service.status = 0
    const failure = await describeFault(page, locale)
    // Sentry's own timeout is 30 seconds.
    await expect(failure).toHaveText(words.errorTimeoutText, { timeout: 20_000 })
    expect(service.items.some(({ type }) => type === 'feedback')).toBe(true)
  })
}

test('on a phone the button is in the margin, and its target is 24 px wide', async ({ open, baseURL }) => {
  const page = await open({ viewport: { width: 360, height: 780 }, ...(baseURL ? { baseURL } : {}) })
  await page.goto('/newsletter/declined')
  await hydrate(page)
  const button = page.getByRole('button', { name: words.triggerLabel })
  const target = await button.boundingBox()
  const shown = await button.getByText(words.triggerLabel).boundingBox()
  const subscribe = await page.locator('footer').getByRole('button', { name: 'Subscribe' }).boundingBox()
  expect(shown?.x).toBe(0)
  expect(shown?.width).toBeLessThanOrEqual(subscribe?.x ?? 0)
  expect(target?.width).toBe(24)
  await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the button is ${colorScheme} in a ${colorScheme} system, and stands clear of the right corner`, async ({
    open,
    baseURL,
  }) => {
    const page = await open({ colorScheme, ...(baseURL ? { baseURL } : {}) })
    await page.goto('/newsletter/declined')
    await hydrate(page)
    const button = page.getByRole('button', { name: 'Report a Bug' })
    // The background colour of the site (ui/tokens.css).
    const paper = colorScheme === 'dark' ? 'rgb(7, 20, 31)' : 'rgb(251, 250, 246)'
    await expect(button.getByText('Report a Bug')).toHaveCSS('background-color', paper)
    const box = await button.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan((page.viewportSize()?.width ?? 0) / 2)
  })
}
