import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, type Page, type Response } from '@playwright/test'
import { sitePath } from '#scripts/site-folder.ts'
import { asPerson, test } from './test.ts'

/** The quality at which an edge compresses what it has not compressed before. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** What `page` has loaded when its load event comes, from the browser's own log. */
async function firstLoad(page: Page, path: string) {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(path)
  // Not what the page asks for when it rests: the consent dialog, the app.
  const before = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    if (!(navigation instanceof PerformanceNavigationTiming)) throw new Error('The browser has no log')
    const { name, loadEventStart } = navigation
    const early = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < loadEventStart)
    return [name, ...early.map((entry) => entry.name)]
  })
  const loaded = responses.filter((response) => before.includes(response.url()))
  const of = (...kinds: string[]) => loaded.filter((response) => kinds.includes(response.request().resourceType()))
  const bodies = await Promise.all(of('document', 'stylesheet', 'script').map((response) => response.body()))
  return {
    bytes: bodies.reduce((sum, body) => sum + brotliCompressSync(body, brotli).length, 0),
    texts: of('document', 'stylesheet', 'script').map((response) => new URL(response.url()).pathname),
    fonts: of('font').length,
  }
}

for (const [path, kilobytes] of [
  // Figures and charts on four bases work without script.
  ['/', 35],
  ['/vi', 35],
  ['/cn', 35],
  ['/knowledge-base/what-drawdown-means', 28],
  ['/vi/knowledge-base/what-drawdown-means', 28],
  ['/cn/knowledge-base/what-drawdown-means', 28],
  ['/resources/guidelines/risk-management', 28],
  ['/resources/blog/correlation-in-a-fall', 28],
  ['/vi/resources/blog/correlation-in-a-fall', 28],
  ['/resources/product-updates/v3-1-planned-pauses', 28],
  ['/resources/academy/drawdown-and-position-size', 28],
  ['/page/privacy-policy', 28],
] as const) {
  test(`${path}: page, styles and script before any touch are at most ${kilobytes} kB brotli`, async ({ open }) => {
    const page = await open({ viewport: { width: 390, height: 844 }, locale: 'en' })
    await asPerson(page)
    const { bytes, texts, fonts } = await firstLoad(page, path)
    expect(bytes, texts.join(' ')).toBeLessThanOrEqual(kilobytes * 1000)
    // Page, sheet and script at least: the log was read.
    expect(texts.length).toBeGreaterThanOrEqual(3)
    // A Vietnamese post has a second font and the script of its time labels, in two files.
    expect(texts.length + fonts, texts.join(' ')).toBeLessThanOrEqual(path.startsWith('/vi/resources/blog') ? 7 : 6)
  })
}

test('all pages share one style sheet; a script brings its own styles with it', async () => {
  const files = await readdir(join(sitePath('dist'), 'client/assets'))
  expect(files.filter((file) => file.endsWith('.css'))).toEqual([expect.stringMatching(/^app-/)])
})
