import { expect } from '@playwright/test'
import { launchOptions } from '#tests/playwright.config.ts'
import { hydrate, test } from './test.ts'

// Playwright switches the cache off.
test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

/** Why no page of a browser without window is kept, whatever the page does. */
const ofTheBrowser = ['BrowsingInstanceNotSwapped', 'BackForwardCacheDisabledForDelegate']

test('nothing in a page keeps the browser from restoring it on back and forward', async ({ page, context }) => {
  const { promise: reasons, resolve } = Promise.withResolvers<string[]>()
  const browser = await context.newCDPSession(page)
  browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    resolve(notRestoredExplanations.map(({ reason }) => reason)),
  )
  await browser.send('Page.enable')
  await page.goto('/')
  await hydrate(page)
  await page.goto('/vi')
  await page.goBack()
  expect((await reasons).filter((reason) => !ofTheBrowser.includes(reason))).toEqual([])
})
