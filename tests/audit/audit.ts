// npm run audit: builds and serves the site, follows its links, checks the HTML of every page and
// asks Lighthouse about each kind of page. What tests ask of every page (head, structured data,
// sitemaps, feeds) is not asked again.
import { chromium } from 'playwright'
import { locales, localeCodes, type Locale } from '#i18n/locales.ts'
import { localizePath, splitLocale } from '#i18n/paths.ts'
import { routeNames } from '#scripts/content/route-names.ts'
import { browserArguments } from '#tests/playwright.config.ts'
import { findBrowser } from '#tests/support/browser.ts'
import { startSite } from '#tests/support/site.ts'
import { beginCommand, buildFirst, freePort } from '#scripts/run/run.ts'
import { htmlErrors } from './html.ts'
import { runLighthouse } from './lighthouse.ts'
import { crawl, read, unlisted } from './pages.ts'

const notFound = '/no-such-page'
const narrowed = '/resources/blog?category=featured'
const kinds = [...Object.keys(routeNames), '/search?q=bot', narrowed, notFound]
/** Audits that a kind of page fails on purpose: it is kept out of the index, or not there. */
const failsOnPurpose: Record<string, string[]> = {
  '/search': ['is-crawlable'],
  '/search?q=bot': ['is-crawlable'],
  [narrowed]: ['is-crawlable'],
  [notFound]: ['is-crawlable', 'http-status-code', 'meta-description'],
}

/** Number of faults, for the summary. Each one is printed when it is found. */
let faultCount = 0
function check(what: string, faults: string[]): void {
  faultCount += faults.length
  console.log(`${what}: ${faults.length} faults`)
  for (const fault of faults) console.error(`  ${fault}`)
}

/** The page of a kind in a language: of those with a slug the first that a link leads to. */
function pageOfKind(kind: string, locale: Locale, origin: string, pages: Iterable<string>): string {
  if (!kind.includes('$slug')) return localizePath(locale, kind)
  const pattern = new RegExp(`^${kind.replace('$slug', '[^/?]+')}$`)
  for (const address of pages) {
    const page = address.slice(origin.length)
    const own = splitLocale(page)
    if (own.locale === locale && pattern.test(own.path)) return page
  }
  throw new Error(`No link leads to a page of the kind ${kind} in ${locales[locale].name}`)
}

/** Asks Lighthouse about a page of each kind in each language, in one browser; prints a table. */
async function askLighthouse(origin: string, pages: Iterable<string>): Promise<void> {
  const [port, executablePath] = [await freePort(), await findBrowser()]
  const args = [...browserArguments, `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) })
  const table: Record<string, string | number>[] = []
  for (const kind of kinds)
    for (const locale of localeCodes) {
      const page = pageOfKind(kind, locale, origin, pages)
      const skipped = failsOnPurpose[kind] ?? []
      const { faults, ...scores } = await runLighthouse(origin + page, port, skipped)
      table.push({ page, language: locale, ...scores, 'left out': skipped.join() })
      check(`${page}: SEO ${scores.SEO}, accessibility ${scores.accessibility}`, faults)
    }
  await browser.close()
  console.table(table)
}

beginCommand('Say: npm run audit', {})
await buildFirst()
const site = await startSite({}, { migrated: true })
try {
  const { pages, dead } = await crawl(site.url)
  check(`Links on ${pages.size} pages`, dead)
  check('Pages in sitemaps', await unlisted(site.url, pages))
  for (const locale of localeCodes) {
    const address = site.url + localizePath(locale, notFound)
    pages.set(address, await read(address))
  }
  const errors = await Promise.all(
    [...pages].map(async ([address, html]) => (await htmlErrors(html)).map((error) => `${address}: ${error}`)),
  )
  check(`HTML of ${pages.size} pages`, errors.flat())
  await askLighthouse(site.url, [...pages.keys()])
} finally {
  await site.end()
}
console.log(faultCount > 0 ? `${faultCount} faults` : 'No faults')
process.exit(faultCount > 0 ? 1 : 0)
