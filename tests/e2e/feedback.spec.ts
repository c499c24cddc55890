import { expect, type Page } from '@playwright/test'
import { widgetTexts } from '#features/error-reporting/widget-texts.ts'
import { localeCodes } from '#i18n/locales.ts'
import { test } from './reporting-test.ts'
import { homePath, wake } from './test.ts'

test.use({ feedbackWidget: 'true' })

const words = widgetTexts.en

/** Opens the form of a woken page and writes a message. */
async function describeFault(page: Page, message: string) {
  await page.goto('/newsletter/subscribed')
  await wake(page)
  await page.getByRole('button', { name: 'Report a Bug' }).click()
  await page.getByLabel('Description').fill(message)
  await page.getByRole('button', { name: 'Send Bug Report' }).click()
}

for (const locale of localeCodes) {
  const words = widgetTexts[locale]

  test(`${locale}: a visitor reports a bug; only the description is required`, async ({ page, service }) => {
    await page.goto(`${homePath(locale)}/newsletter/subscribed`.replace('//', '/'))
    await wake(page)
    await page.getByRole('button', { name: words.triggerLabel }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel(words.nameLabel)).toBeVisible()
    await expect(dialog.getByLabel(words.emailLabel)).toBeVisible()
    // The browser itself asks for an empty description; blanks are none either.
    await dialog.getByLabel(words.messageLabel).fill(' ')
    await dialog.getByRole('button', { name: words.submitButtonLabel }).click()
    await expect(dialog).toContainText(`Please enter in the following required fields: ${words.messageLabel}`)
    await dialog.getByLabel(words.messageLabel).fill(`The ${locale} menu stays open`)
    await dialog.getByRole('button', { name: words.submitButtonLabel }).click()
    await expect(page.getByText(words.successMessageText)).toBeVisible()
    const reports = service.items.filter(({ type }) => type === 'feedback').map(({ payload }) => payload)
    expect(reports).toMatchObject([{ contexts: { feedback: { message: `The ${locale} menu stays open` } } }])
  })
}

test('a service that refuses is told from one that cannot be reached', async ({ page, service, expectComplaint }) => {
  expectComplaint(/403/)
  expectComplaint(/ERR_FAILED/)
  service.status = 403
  await describeFault(page, 'A refused report')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(words.errorForbiddenText)
  await page.route(`${service.origin}/**`, (route) => route.abort())
  await dialog.getByRole('button', { name: 'Send Bug Report' }).click()
  await expect(dialog).toContainText(words.errorGenericText)
})

test('a service that does not answer leaves it open', async ({ page, service }) => {
  service.status = 0
  await page.clock.install()
  await describeFault(page, 'A report that waits')
  await expect.poll(() => service.items.some(({ type }) => type === 'feedback')).toBe(true)
  await page.clock.runFor(30_000)
  await expect(page.getByRole('dialog')).toContainText(words.errorTimeoutText)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the button is ${colorScheme} in a ${colorScheme} system, and stands clear of the right corner`, async ({
    open,
    baseURL,
  }) => {
    const page = await open({ colorScheme, ...(baseURL ? { baseURL } : {}) })
    await page.goto('/newsletter/subscribed')
    await wake(page)
    const button = page.getByRole('button', { name: 'Report a Bug' })
    await expect(button).toHaveCSS(
      'background-color',
      colorScheme === 'dark' ? 'rgb(41, 35, 47)' : 'rgb(255, 255, 255)',
    )
    const box = await button.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan((page.viewportSize()?.width ?? 0) / 2)
  })
}
