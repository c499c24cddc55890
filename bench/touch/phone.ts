import { devices, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright'
import { record } from '#tests/e2e/consent-record.ts'

/** A page in a new context, on a slow phone. */
export interface Phone {
  page: Page
  devtools: CDPSession
  context: BrowserContext
}

/** Lighthouse's mobile line, in bytes a second and ms. */
export const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }

/** The visitor's window and language. */
export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, locale: 'en-US' }
/** Headless Chromium's own counts as a crawler (worker/http/language.ts). */
export const { userAgent } = devices['Pixel 7']
/** An automated browser is not asked for consent. */
export const hideAutomation = () => void Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })

/**
 * A visitor with a phone 390 px wide on a slow line, whose processor is `cpu` times slower than
 * this machine's. `answered`: with a record of the consent dialog.
 */
export async function openPhone(browser: Browser, url: string, cpu: number, answered = false): Promise<Phone> {
  const context = await browser.newContext({
    ...phone,
    hasTouch: true,
    isMobile: true,
    userAgent,
    permissions: ['clipboard-write'],
  })
  if (answered)
    await context.addCookies([{ name: 'cc_cookie', value: encodeURIComponent(JSON.stringify(record)), url }])
  await context.addInitScript(hideAutomation)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', line)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return { page, devtools, context }
}

/** Resolves `ms` after the page's load event. */
export async function restAfterLoad(page: Page, ms: number): Promise<void> {
  await page.evaluate((ms) => {
    const [navigation] = performance.getEntriesByType('navigation')
    const loaded = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : 0
    return new Promise<void>((done) => setTimeout(done, ms - (performance.now() - loaded)))
  }, ms)
}
