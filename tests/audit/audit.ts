// npm run audit: builds and serves the site, follows its links, checks the HTML of every page and
// asks Lighthouse about each kind of page. What tests ask of every page (head, structured data,
// sitemaps, feeds) is not asked again.
import { chromium } from 'playwright'
import { locales, localeCodes, type Locale } from '#i18n/locales.ts'
import { startEdge } from '#bench/touch/edge.ts'
import { localizePath, splitLocale } from '#i18n/paths.ts'
import { routeNames } from '#scripts/content/site.ts'
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

/** How many times slower than this machine a phone is: Lighthouse's own figure, and a bad one. */
const [phone, slowPhone] = [4, 10]

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

/**
 * Asks Lighthouse about a page of each kind in each language, over an edge and in one browser; the
 * home page with a phone that is slower still, too. Prints a table.
 */
async function askLighthouse(origin: string, pages: Iterable<string>): Promise<void> {
  const [edge, port, executablePath] = [await startEdge(origin), await freePort(), await findBrowser()]
  const args = [...browserArguments, '--ignore-certificate-errors', `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) })
  const table: Record<string, string | number>[] = []
  async function ask(page: string, skipped: string[], slowdown: number) {
    const { faults, ...scores } = await runLighthouse({ address: edge.url + page, port, skipped, slowdown })
    table.push({ page, 'times slower': slowdown, ...scores, 'left out': skipped.join() })
    check(`${page}: ${JSON.stringify(scores)}`, faults)
  }
  for (const kind of kinds)
    for (const locale of localeCodes)
      await ask(pageOfKind(kind, locale, origin, pages), failsOnPurpose[kind] ?? [], phone)
  for (const locale of localeCodes) await ask(localizePath(locale, '/'), [], slowPhone)
  await browser.close()
  await edge.end()
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
