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
  /**
   * Complaints of the browser: console errors and warnings, uncaught errors, violations of the
   * content security policy.
   */
  complaints: Complaints
  /** Announces a complaint that the test causes. The test also fails if it does not occur. */
  expectComplaint: (pattern: RegExp) => void
  /** Opens a page in a separate context (language, window, no script…), watched like `page`. */
  open: (options?: BrowserContextOptions) => Promise<Page>
  /**
   * A desktop page without script and pictures, without cookies. Use it to read HTML, follow links
   * and send forms: it is kept for the next test, so it costs a fraction of `page`.
   */
  reader: Page
}

interface WorkerFixtures {
  /** The page of `reader`. */
  keptPage: Page
}

/** Playwright's `test`. It fails on each complaint of the browser that the test did not expect. */
export const test = playwrightTest.extend<Fixtures, WorkerFixtures>({
  complaints: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from it
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
  // Headless Chromium's own user agent counts as a crawler (worker/http/language.ts).
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
  keptPage: [
    async ({ browser }, provide, { project }) => {
      const { baseURL, locale } = project.use
      const context = await browser.newContext({
        ...(baseURL ? { baseURL } : {}),
        ...(locale ? { locale } : {}),
        userAgent: devices['Desktop Chrome'].userAgent,
        viewport: { width: 1440, height: 900 },
        javaScriptEnabled: false,
        reducedMotion: 'reduce',
      })
      // Without script no picture is lazy.
      await context.route('**/*', (route) =>
        ['document', 'stylesheet'].includes(route.request().resourceType()) ? route.continue() : route.abort(),
      )
      await provide(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  reader: async ({ keptPage }, provide) => {
    await keptPage.context().clearCookies()
    await provide(keptPage)
  },
  expectComplaint: async ({ complaints }, provide) => {
    await provide((pattern) => complaints.expected.push(pattern))
  },
})

/** The warning of a site without `SENTRY_DSN` on each page; it is not a complaint. */
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

/** Ignores requests that are still pending when the test is over. */
async function dropRoutes(context: BrowserContext) {
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.route('**/*', () => undefined)
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** Lets the consent dialog appear like for people: an automated browser counts as a bot. */
export async function asPerson(page: Page) {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }))
}

/**
 * Interacts with the page and waits until the app is hydrated: React has reached the last button,
 * and hydrate.tsx has added the loading bar to the document.
 */
export async function hydrate(page: Page) {
  await page.mouse.move(2, 2)
  await page.mouse.move(3, 3)
  await isHydrated(page)
}

/** Waits until the app has taken over the page. */
export async function isHydrated(page: Page) {
  // In each frame: `expect.poll` would wait up to a second too long.
  await page.waitForFunction(
    () =>
      document.querySelector('.loading-bar') &&
      Object.keys(document.querySelector('footer button') ?? {}).some((key) => key.startsWith('__reactProps$')),
  )
}

/** Waits until a navigation is complete; its last step moves the focus to the heading. */
export async function waitForNavigation(page: Page) {
  await expect(page.locator('main h1')).toBeFocused()
}

/**
 * Waits until no animation in `part` is running. It asks in each frame: where an element is not
 * rendered, as in a closed `details`, Chromium ends an animation without settling `finished`.
 */
export async function waitForAnimations(part: Locator) {
  await part.evaluate(async (element) => {
    const isRunning = ({ timeline, playState, effect }: Animation) =>
      // A paused animation, such as the timer of a toast under the pointer, never ends.
      playState === 'running' &&
      timeline instanceof DocumentTimeline &&
      effect?.getComputedTiming().endTime !== Infinity
    while (element.getAnimations({ subtree: true }).some(isRunning)) await new Promise(requestAnimationFrame)
  })
}

/**
 * A new e-mail address, and a new IP address for the page's requests: one IP address may sign up
 * five times a minute (wrangler.toml).
 */
export async function newVisitor(page: Page): Promise<string> {
  const [, ...group] = crypto.randomUUID().split('-')
  await page.setExtraHTTPHeaders({ 'cf-connecting-ip': `2001:db8:${group.slice(0, 2).join(':')}::1` })
  return `e2e-${crypto.randomUUID()}@example.com`
}

/** Switches Save-Data on: no page is prefetched, so a test sees only its own requests. */
export async function saveData(page: Page) {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
}

/** Path of the home page in a language. */
export function homePath(locale: Locale): string {
  return locales[locale].prefix || '/'
}
