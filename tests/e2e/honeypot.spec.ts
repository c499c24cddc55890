import { expect } from '@playwright/test'
import { test, hydrate } from './test.ts'
import { pauseToasts } from './toast-page.ts'

test("the field for programs is out of everybody's way, with and without script", async ({
  reader,
  page: scripted,
}) => {
  for (const page of [reader, scripted]) {
    await page.goto('/newsletter/declined')
    const form = page.locator('footer form')
    const trap = form.locator('input[name=website]')
    await expect(trap).toHaveCount(1)
    await expect(trap).toHaveAttribute('autocomplete', 'off')
    await expect(form.getByRole('textbox')).toHaveCount(1)
    const width = () => trap.evaluate((field) => field.closest('.sr-only')?.getBoundingClientRect().width)
    await expect.poll(width).toBe(1)
    await form.locator('input[name=email]').focus()
    await page.keyboard.press('Shift+Tab')
    await expect(trap).not.toBeFocused()
  }
})

test('a program that fills in the trap field gets a success, with and without script', async ({
  reader: plain,
  page,
}) => {
  await pauseToasts(page)
  await page.goto('/newsletter/declined')
  await hydrate(page)
  const form = page.locator('footer form')
  await form.locator('input[name=email]').fill('bot@example.com')
  await form.locator('input[name=website]').fill('https://spam.example', { force: true })
  const sent = page.waitForRequest('**/api/subscribe')
  await form.getByRole('button').click()
  expect((await sent).postDataJSON()).toMatchObject({ website: 'https://spam.example' })
  await expect(page.locator('[data-sonner-toast]')).toHaveText('Thank you for subscribing!')

  await plain.goto('/newsletter/empty')
  await plain.locator('footer input[name=email]').fill('bot@example.com')
  await plain.locator('footer input[name=website]').fill('https://spam.example', { force: true })
  await plain.locator('footer form').getByRole('button').click()
  await expect(plain).toHaveURL(/\/newsletter\/subscribed$/)
})
