import type { BrowserContext, Page } from '@playwright/test'

/** A record as the dialog writes it. */
export const record = {
  categories: ['necessary'],
  revision: 1,
  data: null,
  consentTimestamp: '2026-01-01T00:00:00.000Z',
  consentId: '0d6b1c1e-3b1a-4d5a-9c57-000000000000',
  services: { necessary: [], analytics: [] },
  languageCode: 'en',
  lastConsentTimestamp: '2026-01-01T00:00:00.000Z',
  expirationTime: 4_000_000_000_000,
}

/** Stores `value`, a record or anything else, in the dialog's cookie. */
export async function keepRecord(page: Page, url: string | undefined, value: object | string) {
  const text = typeof value === 'string' ? value : encodeURIComponent(JSON.stringify(value))
  await page.context().addCookies([{ name: 'cc_cookie', value: text, url: url ?? '' }])
}

/** The cookie of the record and its content. */
export async function readRecord(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'cc_cookie')
  return { cookie, record: cookie && JSON.parse(decodeURIComponent(cookie.value)) }
}

/** Opens a page and waits until the dialog would be shown. */
export async function visit(page: Page, path = '/newsletter/subscribed') {
  await page.goto(path, { waitUntil: 'networkidle' })
  // Longer than the dialog waits for an idle browser.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 100))))
}
