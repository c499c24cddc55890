import './sample-site.ts'
import { defineConfig } from '@playwright/test'
import { findBrowser } from '#tests/support/browser.ts'

/** Debian's Chromium needs the first; the others keep it from asking for other hosts. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const browser = await findBrowser()

/** How the browser is started. */
export const launchOptions = { args: browserArguments, ...(browser ? { executablePath: browser } : {}) }

/** The sample site, running or started here; `npm test` names its own. */
const site = process.env.BASE_URL
  ? {}
  : {
      webServer: {
        command: 'npm start -- --port 8788',
        cwd: '..',
        url: 'http://localhost:8788',
        reuseExistingServer: true,
        timeout: 300_000,
        // So that it ends workerd, too.
        gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
      },
    }

export default defineConfig({
  ...site,
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  // Half of a test's time is waiting: for a pause of the network, a timer, an animation. Three keep
  // two cores busy.
  workers: 3,
  forbidOnly: true,
  // Long enough for a slow machine: only broken tests wait that long.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Flaky tests are listed at the end (scripts/test.ts).
  retries: 1,
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:8788',
    locale: 'en-US',
    launchOptions,
  },
})
