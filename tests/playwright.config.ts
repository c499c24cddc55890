import { defineConfig } from '@playwright/test'

/** Debian's Chromium needs the first; the others keep it from asking for hosts that tests do not have. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A slow machine takes its time; only what is broken waits for all of it.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // What passes at the second attempt is named at the end (scripts/test.ts), so that somebody mends it.
  retries: 1,
  use: {
    // The site as `npm start` serves it; `npm test` starts one of its own.
    baseURL: process.env.BASE_URL ?? 'http://localhost:8787',
    locale: 'en-US',
    launchOptions: {
      args: browserArguments,
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
  },
})
