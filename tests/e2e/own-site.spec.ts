import { existsSync } from 'node:fs'
import { expect } from '@playwright/test'
import { localeCodes } from '#i18n/locales.ts'
import { builtConfig } from '#scripts/run/run.ts'
import { startSite } from '#tests/support/site.ts'
import { findings } from './axe.ts'
import { get } from './remote-test.ts'
import { homePath, hydrate, test as siteTest } from './test.ts'

// The other specs see the sample site. These see the operator's own, which `npm test` and `npm run
// build` write into dist/: they hold for any content.
const config = builtConfig('.')

const test = siteTest.extend<object, { ownSite: string }>({
  ownSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from it
    async ({}, provide) => {
      const site = await startSite({}, { config })
      await provide(site.url)
      await site.end()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ ownSite }, provide) => {
    await provide(ownSite)
  },
})

test.skip(!existsSync(config), 'npm run build writes the own site')

/** Paths of the pages in the sitemap of a language. */
async function pagesIn(origin: string, locale: string): Promise<string[]> {
  const { html } = await get(origin, `/sitemap-${locale}.xml`)
  return [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

for (const locale of localeCodes) {
  test(`own site, ${locale}: every page of the sitemap answers 200`, async ({ ownSite }) => {
    test.slow()
    const pages = await pagesIn(ownSite, locale)
    const failed: string[] = []
    for (const path of pages) {
      const { status } = await get(ownSite, path)
      if (status !== 200) failed.push(`${path} answers ${status}`)
    }
    expect(failed).toEqual([])
  })

  test(`own site, ${locale}: a page of each kind has no error on the console`, async ({ page, ownSite }) => {
    test.slow()
    const pages = [homePath(locale), ...(await pagesIn(ownSite, locale))]
    // The last page of a folder stands for the others.
    const kinds = new Map(pages.map((path) => [path.replace(/[^/]+$/, ''), path]))
    for (const path of kinds.values()) {
      await page.goto(path)
      await hydrate(page)
    }
  })
}

test('own site: axe finds nothing on the home page', async ({ page }) => {
  test.slow()
  await page.goto('/')
  expect(await findings(page)).toEqual([])
})
