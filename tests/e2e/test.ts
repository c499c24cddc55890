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
  // A person's browser: Chromium without a window calls itself otherwise, and counts as a crawler (worker/routing/language.ts).
  userAgent: devices['Desktop Chrome'].userAgent,
  context: async ({ context, complaints }, provide) => {
    await watch(context, complaints.seen)
    await provide(context)
    await dropRoutes(context)
  },
  open: async ({ browser, complaints }, provide) => {
    const contexts: BrowserContext[] = []
    await provide(async (options) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      await watch(context, complaints.seen)
      return context.newPage()
    })
    for (const context of contexts) {
      await dropRoutes(context)
      await context.close()
    }
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

/** What a page asks for when the test is over, and what a route still holds or has just taken, is nobody's failure. */
async function dropRoutes(context: BrowserContext) {
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.route('**/*', () => undefined)
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** Lets the consent dialog appear as it does for people: a browser that says it is driven counts as a bot. */
export async function asPerson(page: Page) {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }))
}

/**
 * Gives the page a sign of life and waits until the app has taken it over: React has reached its last button, and all that
 * happens between pages is in place (features/navigation/watch-navigation.ts), of which the loading bar is what can be seen.
 */
export async function hydrate(page: Page) {
  await page.mouse.move(2, 2)
  await page.mouse.move(3, 3)
  // A busy machine reads 160 kB of script slowly.
  await expect(page.locator('.loading-bar')).toBeAttached({ timeout: 20_000 })
  const lastButton = page.locator('footer form button')
  await expect
    .poll(() => lastButton.evaluate((button) => Object.keys(button).some((key) => key.startsWith('__reactProps$'))))
    .toBe(true)
}

/** Waits until the app is through with a change of pages; the last thing that it does is to give the focus to the heading. */
export async function arrive(page: Page) {
  await expect(page.locator('main h1')).toBeFocused()
}

/** Waits until nothing runs by time in what is shown any more; what is cancelled on its way is over as well. */
export async function settle(part: Locator) {
  await part.evaluate((element) =>
    Promise.allSettled(
      element
        .getAnimations({ subtree: true })
        // One that stands still, as the time of a toast under the pointer, never ends.
        .filter(({ timeline, playState }) => timeline instanceof DocumentTimeline && playState === 'running')
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished),
    ),
  )
}

/**
 * A mail address for a sign-up that really arrives, and for its visitor an IP address of their own: five a minute are taken from one
 * (wrangler.toml).
 */
export async function newVisitor(page: Page): Promise<string> {
  const [, ...group] = crypto.randomUUID().split('-')
  await page.setExtraHTTPHeaders({ 'cf-connecting-ip': `2001:db8:${group.slice(0, 2).join(':')}::1` })
  return `e2e-${crypto.randomUUID()}@example.com`
}

/** Makes the connection one that saves data: no page is loaded ahead, so a test sees only what it asks for itself. */
export async function saveData(page: Page) {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
}

/** Stops the clock that `page.clock.install()` put in: from here on time goes on only when told to, however slow the machine is. */
export async function standStill(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
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
