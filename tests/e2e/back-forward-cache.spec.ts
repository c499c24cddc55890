import { expect } from '@playwright/test'
import { launchOptions } from '#tests/playwright.config.ts'
import { hydrate, test } from './test.ts'

// Playwright switches the cache off.
test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

/** Why no page of a browser without window is kept, whatever the page does. */
const ofTheBrowser = new Set(['BrowsingInstanceNotSwapped', 'BackForwardCacheDisabledForDelegate'])

test('nothing in a page keeps the browser from restoring it on back and forward', async ({ page, context }) => {
  const { promise: reasons, resolve } = Promise.withResolvers<string[]>()
  const browser = await context.newCDPSession(page)
  browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    resolve(notRestoredExplanations.map(({ reason }) => reason)),
  )
  await browser.send('Page.enable')
  await page.goto('/')
  await hydrate(page)
  await page.evaluate(() => addEventListener('pageshow', () => (document.documentElement.dataset.restored = '')))
  await page.goto('/vi')
  // A page that is restored does not load again.
  await page.goBack({ waitUntil: 'commit' })
  const isRestored = page.locator('[data-restored]').waitFor({ state: 'attached' })
  const why = await Promise.race([reasons, isRestored.then((): string[] => [])])
  expect(why.filter((reason) => !ofTheBrowser.has(reason))).toEqual([])
})
