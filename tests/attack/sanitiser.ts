import { chromium } from 'playwright'
import { findBrowser } from '#tests/support/browser.ts'
import { browserArguments } from '#tests/playwright.config.ts'
import { hostileSnippets } from '#tests/support/hostile-html.ts'
import { cleanHtml } from '#worker/content/remote/clean-html.ts'
import { inParallel } from './client.ts'
import { Tally, Worst, type Result, type Target } from './scenario.ts'

const mutations = 1500
const batchSize = 250
/** Nobody serves it: every request of the browser is answered, or refused, here. */
const origin = 'http://localhost'

/**
 * What a batch of snippets did in the browser: numbers of those that ran, addresses that it asked
 * for.
 */
interface Seen {
  ran: number[]
  asked: string[]
  /** Elements and attributes that no article has, by the number of the snippet. */
  foreign: [number, string][]
}

/** A browser without a content security policy, and what a batch of HTML does in it. */
async function openBrowser() {
  const executablePath = await findBrowser()
  const browser = await chromium.launch({ args: browserArguments, ...(executablePath ? { executablePath } : {}) })
  const context = await browser.newContext()
  const page = await context.newPage()
  let document = ''
  let asked: string[] = []
  let ran: number[] = []
  page.on('dialog', (dialog) => void dialog.dismiss())
  await context.exposeFunction('canary', (index: number) => void ran.push(index))
  await context.route('**', (route) => {
    const url = route.request().url()
    if (url === `${origin}/`) return route.fulfill({ contentType: 'text/html; charset=utf-8', body: document })
    if (!url.startsWith(`${origin}/media/`)) asked.push(url)
    return route.abort()
  })

  /** Shows `batch` twice: as a page of the server, and put into an empty page by script. */
  async function show(batch: { index: number; html: string }[]): Promise<Seen> {
    asked = []
    ran = []
    document = `<!doctype html><title>x</title>${batch.map(({ html }) => `<div>${html}</div>`).join('\n')}`
    await page.goto(`${origin}/`, { waitUntil: 'load' })
    document = '<!doctype html><title>x</title>'
    await page.goto(`${origin}/`, { waitUntil: 'load' })
    const foreign = await page.evaluate(insert, batch)
    // What was put in loads, fails and runs after this.
    await page.waitForTimeout(100)
    return { ran, asked, foreign }
  }
  return { show, close: () => browser.close() }
}

/** In the browser: puts each snippet into the page, and names what no article may hold. */
function insert(batch: { index: number; html: string }[]): [number, string][] {
  const links = new Set(['http:', 'https:', 'mailto:', 'tel:'])
  return batch.flatMap(({ index, html }) => {
    const box = document.createElement('div')
    document.body.append(box)
    box.innerHTML = html
    return [...box.querySelectorAll('*')].flatMap((element): [number, string][] => {
      const bad = [...element.attributes].filter(({ name }) => /^on|^style$|^srcdoc$|:/.test(name))
      const isLink = element instanceof HTMLAnchorElement && element.href !== '' && !links.has(element.protocol)
      const isActive = /^(script|style|link|meta|base|iframe|object|embed|svg|math|form|input|template)$/.test(
        element.localName,
      )
      return bad.length > 0 || isLink || isActive ? [[index, element.outerHTML.slice(0, 200)]] : []
    })
  })
}

/**
 * Hostile HTML through the sanitiser into Chromium, without the content security policy that would
 * stop what is left: nothing runs and nothing is asked for.
 */
export async function sanitiser({ seed }: Target): Promise<Result> {
  const tally = new Tally('sanitiser: hostile HTML in Chromium')
  const worst = new Worst()
  const browser = await openBrowser()
  try {
    const hostile = hostileSnippets(seed, mutations).map((html, index) => ({ index, html }))
    // As they are, they run and ask: else this would see nothing.
    const raw = await browser.show(hostile.slice(0, batchSize))
    if (raw.ran.length === 0 || raw.asked.length === 0 || raw.foreign.length === 0)
      throw new Error('Hostile HTML does nothing in this browser')
    const batches = Array.from({ length: Math.ceil(hostile.length / batchSize) }, (_, index) =>
      hostile.slice(index * batchSize, (index + 1) * batchSize),
    )
    await inParallel(batches, 1, async (batch) => {
      const clean = batch.map(({ index, html }) => {
        const started = performance.now()
        const cleaned = cleanHtml(html, { locale: 'en', assetUrl: undefined })
        worst.see(performance.now() - started, `snippet ${index}`)
        return { index, html: cleaned }
      })
      const { ran, asked, foreign } = await browser.show(clean)
      const faults = new Map(foreign.map(([index, what]) => [index, `leaves ${what}`]))
      for (const index of ran) faults.set(index, 'runs')
      for (const { index, html } of batch) {
        const fault = faults.get(index)
        tally.note(fault && `${JSON.stringify(html)} ${fault}`)
      }
      for (const address of asked) tally.note(`asks for ${address}`)
    })
    return tally.result(worst.text('ms'))
  } finally {
    await browser.close()
  }
}
