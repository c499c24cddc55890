import { expect, type Page } from '@playwright/test'
import type { ReportingService } from '#tests/support/envelope-server.ts'
import { consentRevision } from '#browser/consent/purposes.ts'
import { keepRecord, record } from './consent-record.ts'
import { asPerson, hydrate } from './test.ts'

/** Consent on a site with a DSN and without analytics. */
export const recordingConsent = {
  ...record,
  categories: ['necessary', 'analytics'],
  services: { necessary: [], analytics: [] },
  revision: consentRevision({ analytics: false, recording: true }),
}

/** Opens pages as somebody who has consented; the library leaves driven browsers alone. */
export async function consentToRecording(page: Page, url: string | undefined) {
  await asPerson(page)
  await keepRecord(page, url, recordingConsent)
}

/** Hydrates the page and waits for Sentry. */
export async function wakeReporting(page: Page) {
  await hydrate(page)
  await expect.poll(() => page.evaluate(() => Reflect.has(window, '__SENTRY__'))).toBe(true)
}

/** Throws an uncaught error in the page. */
export const fail = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text)
    })
  }, message)

/** The reports that the service received of this error. */
export const reported = ({ items }: ReportingService, message: string) =>
  items.filter(({ type, payload }) => type === 'event' && JSON.stringify(payload).includes(`"value":"${message}"`))

/** All items of one type that the service received, as one text. */
export const sent = ({ items }: ReportingService, type: string) =>
  JSON.stringify(items.filter((item) => item.type === type).map(({ payload }) => payload))
