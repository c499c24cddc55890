// npm run audit: builds and serves the site, follows its links, validates its pages and asks Lighthouse about each kind of page.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { splitLocale } from '#i18n/paths.ts'
import { locales, localeCodes } from '#i18n/locales.ts'
import { routeNames } from '#seo/route-names.ts'
import { browserArguments } from '#tests/playwright.config.ts'
import { alternatesOf, oneSided } from './audit/alternates.ts'
import { htmlErrors } from './audit/html.ts'
import { scores } from './audit/lighthouse.ts'
import { crawl } from './audit/links.ts'
import { findBrowser } from './browser.ts'
import { answers, build, migrate, serve, stop } from './run.ts'

const port = 8796
const debuggingPort = 8797
const origin = `http://localhost:${port}`
const faults: string[] = []

/** The pages of one kind, of which there are some in each language. */
function pagesOfKind(route: string, pages: string[]): string[] {
  const pattern = new RegExp(`^${route.replace('$slug', '[^/?]+')}$`)
  return localeCodes.flatMap((code) => {
    const found = pages.find((page) => {
      const { locale, path } = splitLocale(page.slice(origin.length))
      return locale === code && pattern.test(path)
    })
    if (!found) faults.push(`No link leads to a page of the kind ${route} in ${locales[code].name}`)
    return found ?? []
  })
}

async function audit(): Promise<void> {
  console.log('Following the links …')
  const { pages, dead } = await crawl(origin)
  faults.push(...dead.map((line) => `Dead link: ${line}`))

  console.log(`Reading ${pages.length} pages …`)
  const errors = new Map<string, number>()
  const alternates = new Map<string, ReturnType<typeof alternatesOf>>()
  const hidden = new Set<string>()
  for (const page of pages) {
    const html = await (await fetch(page)).text()
    const found = await htmlErrors(html)
    errors.set(page, found.length)
    faults.push(...found.map((line) => `${page}: ${line}`))
    alternates.set(page.replace(/\/$/, '') || page, alternatesOf(html))
    if (/<meta name="robots" content="noindex"/.test(html)) hidden.add(page)
  }
  faults.push(...oneSided(alternates))

  console.log('Asking Lighthouse …')
  const executablePath = await findBrowser()
  const browser = await chromium.launch({
    args: [...browserArguments, `--remote-debugging-port=${debuggingPort}`],
    ...(executablePath ? { executablePath } : {}),
  })
  const table: Record<string, string | number>[] = []
  for (const route of Object.keys(routeNames)) {
    for (const page of pagesOfKind(route, pages)) {
      const { seo, accessibility, faults: costs } = await scores(page, debuggingPort)
      // A page that is kept out of the index on purpose has no full score.
      const good = accessibility === 100 && (seo === 100 || hidden.has(page))
      if (!good)
        faults.push(...costs.map((line) => `${page}: ${line}`), `${page}: SEO ${seo}, accessibility ${accessibility}`)
      const path = page.slice(origin.length)
      console.log(`${path}: SEO ${seo}, accessibility ${accessibility}`)
      table.push({
        page: path,
        language: splitLocale(path).locale,
        seo: hidden.has(page) ? 'noindex' : seo,
        accessibility,
        'html errors': errors.get(page) ?? 0,
      })
    }
  }
  await browser.close()
  console.table(table)
}

console.log('Building …')
const state = await mkdtemp(join(tmpdir(), 'helmsway-audit-'))
for (const step of [build, () => migrate(state)]) {
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
  if (await answers(origin, () => ended)) await audit()
  else faults.push(`The built site does not answer:\n${log}`)
} finally {
  stop(server)
  await rm(state, { recursive: true, force: true })
}
for (const fault of faults) console.error(fault)
console.log(faults.length > 0 ? `${faults.length} faults` : 'No faults')
process.exit(faults.length > 0 ? 1 : 0)
