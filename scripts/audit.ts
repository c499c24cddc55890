// npm run audit: builds and serves the site, follows its links, checks every page and asks
// Lighthouse about each kind of page.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { locales, localeCodes, type Locale } from '#i18n/locales.ts'
import { localizePath, splitLocale } from '#i18n/paths.ts'
import { routeNames } from '#scripts/content/route-names.ts'
import { browserArguments } from '#tests/playwright.config.ts'
import { alternatesOf, oneSided } from './audit/alternates.ts'
import { feedErrors, feedsIn } from './audit/feeds.ts'
import { htmlErrors } from './audit/html.ts'
import { runLighthouse } from './audit/lighthouse.ts'
import { crawl } from './audit/links.ts'
import { readPage, type Page } from './audit/pages.ts'
import { sitemaps, unlisted } from './audit/sitemaps.ts'
import { graphErrors } from './audit/structured-data.ts'
import { findBrowser } from '#scripts/run/browser.ts'
import { answers, build, endWithParent, freePort, migrate, serve, stop } from '#scripts/run/run.ts'

endWithParent()

const port = await freePort()
const debuggingPort = await freePort()
const origin = `http://localhost:${port}`

/** Number of faults, for the summary. Each one is printed when it is found. */
let faultCount = 0
/** A row of the first table for each check. */
const checks: { check: string; of: string; faults: number }[] = []

function complain(found: string[]): void {
  faultCount += found.length
  for (const fault of found) console.error(`  ${fault}`)
}

function check(name: string, of: string, found: string[]): void {
  checks.push({ check: name, of, faults: found.length })
  console.log(`${name}, ${of}: ${found.length} faults`)
  complain(found)
}

/** Kinds of pages that no route names, and those that are kept out of the index on purpose. */
const notFound = '/no-such-page'
const narrowed = '/resources/blog?category=featured'
const hiddenKinds = new Set(['/search', '/search?q=bot', narrowed, notFound])
const kinds = [...Object.keys(routeNames), '/search?q=bot', narrowed, notFound]

/** The page of a kind in a language: of those with a slug the first that a link leads to. */
function pageOfKind(kind: string, locale: Locale, pages: Map<string, Page>): string {
  if (!kind.includes('$slug')) return origin + localizePath(locale, kind)
  const pattern = new RegExp(`^${kind.replace('$slug', '[^/?]+')}$`)
  const found = [...pages.keys()].find((page) => {
    const own = splitLocale(page.slice(origin.length))
    return own.locale === locale && pattern.test(own.path)
  })
  if (!found) throw new Error(`No link leads to a page of the kind ${kind} in ${locales[locale].name}`)
  return found
}

/** Checks every page that a link leads to, and what is there for crawlers. */
async function checkPages(): Promise<Map<string, Page>> {
  const { addresses, links, dead } = await crawl(origin)
  check('links', `${links} links`, dead)

  const pages = new Map<string, Page>()
  for (const address of addresses) pages.set(address, await readPage(address))
  for (const code of localeCodes) {
    const address = origin + localizePath(code, notFound)
    pages.set(address, await readPage(address))
  }
  const count = `${pages.size} pages`
  const inEach = async (errors: (html: string) => string[] | Promise<string[]>) => {
    const found: string[] = []
    for (const { address, html } of pages.values())
      found.push(...(await errors(html)).map((error) => `${address}: ${error}`))
    return found
  }
  check('HTML', count, await inEach(htmlErrors))
  const good = [...pages.values()].filter(({ status }) => status === 200)
  const heads = new Map(good.map(({ address, html }) => [address, alternatesOf(html)]))
  check('alternates', `${heads.size} pages`, oneSided(heads))
  const graphs = good.flatMap(({ address, html }) => graphErrors(html).map((error) => `${address}: ${error}`))
  check('structured data', `${good.length} pages`, graphs)

  const listed = await sitemaps(origin)
  const canonical = good.filter(({ address, hidden }) => !hidden && heads.get(address)?.canonical === address)
  check('sitemaps', `${listed.addresses.length} addresses`, [
    ...listed.errors,
    ...unlisted(listed.addresses, canonical),
  ])
  const feeds = new Map(good.flatMap(({ html }) => feedsIn(html)))
  const known = new Set(pages.keys())
  const feedFaults: string[] = []
  for (const feed of feeds) feedFaults.push(...(await feedErrors(feed, known)))
  check('feeds', `${feeds.size} feeds`, feeds.size > 0 ? feedFaults : ['No page names a feed'])
  return pages
}

/**
 * Asks Lighthouse about a page of each kind in each language, one after the other in one browser;
 * gives the second table.
 */
async function askLighthouse(pages: Map<string, Page>): Promise<Record<string, string | number>[]> {
  const executablePath = await findBrowser()
  const browser = await chromium.launch({
    args: [...browserArguments, `--remote-debugging-port=${debuggingPort}`],
    ...(executablePath ? { executablePath } : {}),
  })
  const table: Record<string, string | number>[] = []
  for (const kind of kinds)
    for (const locale of localeCodes) {
      const address = pageOfKind(kind, locale, pages)
      const { status, hidden } = await readPage(address)
      if (status !== (kind === notFound ? 404 : 200)) complain([`${address} answers ${status}`])
      if (hidden !== hiddenKinds.has(kind))
        complain([`${address} should ${hidden ? '' : 'not '}be in the index of search engines`])
      // What is meant to fail: a page that is kept out of the index, and one that is not there,
      // which nobody describes.
      const skipped = [
        ...(hidden ? ['is-crawlable'] : []),
        ...(kind === notFound ? ['http-status-code', 'meta-description'] : []),
      ]
      const { seo, accessibility, faults: costs } = await runLighthouse(address, debuggingPort, skipped)
      const page = address.slice(origin.length)
      table.push({ page, language: locale, SEO: seo, accessibility, 'left out': skipped.join() })
      console.log(`${page}: SEO ${seo}, accessibility ${accessibility}`)
      // What costs points is said, and a score that nothing explains is a fault, too.
      if (seo < 100 || accessibility < 100) complain(costs.length > 0 ? costs : ['No audit says why'])
    }
  await browser.close()
  return table
}

console.log('Building …')
const state = await mkdtemp(join(tmpdir(), 'helmsway-audit-'))
for (const step of [() => build(), () => migrate(state)]) {
  const { code, output } = await step()
  if (code === 0) continue
  console.error(output)
  process.exit(code)
}
const server = serve(state, ['--port', String(port), '--inspector-port', '0', '--var', `PUBLIC_URL:${origin}`])
let log = ''
let ended = false
for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (log += chunk))
server.on('close', () => (ended = true))
try {
  if (!(await answers(origin, () => ended))) throw new Error(`The built site does not answer:\n${log}`)
  const table = await askLighthouse(await checkPages())
  console.table(checks)
  console.table(table)
} finally {
  stop(server)
  await rm(state, { recursive: true, force: true, maxRetries: 5 })
}
console.log(faultCount > 0 ? `${faultCount} faults` : 'No faults')
process.exit(faultCount > 0 ? 1 : 0)
