import {
  devices,
  expect,
  test as playwrightTest,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from '@playwright/test'
import { locales, type Locale } from '#i18n/locales.ts'

interface Complaints {
  seen: string[]
  expected: RegExp[]
}

interface Fixtures {
  /** What the browser complained of: console errors and warnings, uncaught errors, violations of the content security policy. */
  complaints: Complaints
  /** Says that the test will provoke a complaint. One that then stays away fails the test as well. */
  expectComplaint: (pattern: RegExp) => void
  /** Opens a page in a context of its own (language, window, no script…), watched like `page`. */
  open: (options?: BrowserContextOptions) => Promise<Page>
}

/** Playwright's `test`, failing on every complaint of the browser that the test did not expect. */
export const test = playwrightTest.extend<Fixtures>({
  complaints: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed from the pattern
    async ({}, provide) => {
      const complaints: Complaints = { seen: [], expected: [] }
      await provide(complaints)
      const { seen, expected } = complaints
      expect(
        seen.filter((text) => !expected.some((pattern) => pattern.test(text))),
        'complaints of the browser',
      ).toEqual([])
      expect(
        expected.filter((pattern) => !seen.some((text) => pattern.test(text))),
        'complaints that stayed away',
      ).toEqual([])
    },
    { auto: true },
  ],
  // A person's browser: Chromium without a window calls itself otherwise, and counts as a crawler (worker/language.ts).
  userAgent: devices['Desktop Chrome'].userAgent,
  context: async ({ context, complaints }, provide) => {
    await watch(context, complaints.seen)
    await provide(context)
  },
  open: async ({ browser, complaints }, provide) => {
    const contexts: BrowserContext[] = []
    await provide(async (options) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      await watch(context, complaints.seen)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
  expectComplaint: async ({ complaints }, provide) => {
    await provide((pattern) => complaints.expected.push(pattern))
  },
})

/** What a site without `SENTRY_DSN` says on each page (spec §8); the one warning that is no complaint. */
export const missingDsn = 'Sentry DSN not set, skipping Sentry Client initialization'

async function watch(context: BrowserContext, seen: string[]) {
  context.on('console', (message) => {
    if (message.type() === 'warning' && message.text() === missingDsn) return
    if (message.type() === 'error' || message.type() === 'warning')
      seen.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (thrown) => seen.push(`uncaught: ${String(thrown.error())}`))
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`Policy: ${violatedDirective} ${blockedURI} ${sample}`),
    ),
  )
}

/** Lets the consent dialog appear as it does for people: a browser that says it is driven counts as a bot. */
export async function asPerson(page: Page) {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }))
}

/** Gives the page a sign of life and waits until React has taken over its last button. */
export async function wake(page: Page) {
  await page.mouse.move(2, 2)
  await page.mouse.move(3, 3)
  const lastButton = page.locator('footer form button')
  await expect
    .poll(() => lastButton.evaluate((button) => Object.keys(button).some((key) => key.startsWith('__reactProps$'))), {
      // A busy machine reads 160 kB of script slowly.
      timeout: 15_000,
    })
    .toBe(true)
}

/** Makes the connection one that saves data: no page is loaded ahead, so a test sees only what it asks for itself. */
export async function saveData(page: Page) {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
}

/** Scrolls through the whole page, so that everything lazy is asked for. */
export async function scrollThrough(page: Page) {
  for (const section of await page.locator('main section, footer').all()) await section.scrollIntoViewIfNeeded()
}

/** How far the upper edge of `part` is from the line `offset` px below that of the window. */
export async function distanceFromTop(part: Locator, offset: number): Promise<number> {
  return Math.abs((await part.evaluate((element) => element.getBoundingClientRect().top)) - offset)
}

/** Path of the home page in a language. */
export function homePath(locale: Locale): string {
  return locales[locale].prefix || '/'
}
