// npm run bench:touch [-- --only <name>] [--visits 5] [--after 3000] [--address http://…]: what a
// visitor with a slow phone feels at the first tap, and what a page costs until then. Drives a
// Chromium over an HTTP/2 front with brotli. Ends with 1 if a goal is missed.
import { chromium } from 'playwright'
import { beginCommand, buildFirst, fail } from '#scripts/run/run.ts'
import { browserArguments } from '#tests/playwright.config.ts'
import { findBrowser } from '#tests/support/browser.ts'
import { startSite } from '#tests/support/site.ts'
import { controls } from './touch/controls.ts'
import { startEdge } from './touch/edge.ts'
import { measureLoad, pageLoads } from './touch/page-load.ts'
import { loadLine, printLines, touchLine, type Line } from './touch/report.ts'
import { visit } from './touch/visit.ts'

const usage =
  'Say: npm run bench:touch -- [--only <part of a name>] [--visits 5] [--after 3000] [--address http://localhost:8787]'
const options = {
  only: { type: 'string', multiple: true },
  visits: { type: 'string', default: '5' },
  after: { type: 'string', default: '3000' },
  address: { type: 'string' },
} as const
const { only, address, ...numbers } = beginCommand(usage, { options }).values
const [visits, after] = [Number(numbers.visits), Number(numbers.after)]
if (!(Number.isInteger(visits) && visits > 0 && after >= 0)) fail(usage)
const isChosen = ({ name }: { name: string }) => !only || only.some((part) => name.includes(part))
const chosen = { controls: controls.filter(isChosen), loads: pageLoads.filter(isChosen) }
if (chosen.controls.length + chosen.loads.length === 0)
  fail(`--only names none of: ${[...controls, ...pageLoads].map(({ name }) => name).join('; ')}`)

/** The site that is measured, and its end: that of `--address`, else the built one. */
async function openSite(): Promise<{ url: string; end(): Promise<void> }> {
  if (address) return { url: new URL(address).origin, end: async () => undefined }
  await buildFirst()
  return startSite({}, { migrated: true })
}

/** Repeats a measurement; a failed one ends the bench with its name. */
async function repeat<T>(name: string, measure: () => Promise<T>): Promise<T[]> {
  console.error(`${name} …`)
  const results: T[] = []
  for (let count = 0; count < visits; count += 1) results.push(await measure())
  return results
}

const site = await openSite()
// A deployed site has an edge of its own.
const edge = site.url.startsWith('https:') ? { url: site.url, end: async () => undefined } : await startEdge(site.url)
const executablePath = await findBrowser()
// Playwright's own option for it keeps Chromium from caching: the certificate stays a bad one.
const args = [...browserArguments, '--ignore-certificate-errors']
const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) })
const lines: { touches: Line[]; loads: Line[] } = { touches: [], loads: [] }
try {
  // The first answers of a worker are slower; visitors get them from the platform's cache.
  for (const path of new Set([...chosen.controls, ...chosen.loads].map(({ path }) => path)))
    await fetch(site.url + path)
  for (const control of chosen.controls) {
    const touches = await repeat(control.name, () => visit(browser, edge.url, control, after))
    lines.touches.push(touchLine(control, touches))
  }
  for (const load of chosen.loads) {
    const loads = await repeat(load.name, () => measureLoad(browser, edge.url, load))
    lines.loads.push(loadLine(load, loads))
  }
} finally {
  await browser.close()
  await edge.end()
  await site.end()
}
printLines(lines.touches, lines.loads)
process.exit([...lines.touches, ...lines.loads].some(({ missed }) => missed) ? 1 : 0)
