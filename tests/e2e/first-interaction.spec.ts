import { expect, type Page } from '@playwright/test'
import { isHydrated, saveData, test } from './test.ts'

for (const sign of ['pointer', 'key', 'wheel', 'touch'] as const) {
  test(`a ${sign} hydrates a page that prefetches nothing`, async ({ open }) => {
    const page = await open({ hasTouch: true })
    await saveData(page)
    await page.goto('/newsletter/declined', { waitUntil: 'networkidle' })
    const payload = page.waitForResponse(/_payload\.json\?v=/)
    // The first move that Chromium reports is one by zero.
    if (sign === 'pointer') await page.mouse.move(5, 5, { steps: 2 })
    if (sign === 'key') await page.keyboard.press('Tab')
    if (sign === 'wheel') await page.mouse.wheel(0, 10)
    if (sign === 'touch') await page.touchscreen.tap(5, 200)
    expect((await payload).status()).toBe(200)
  })
}

test('a page under a resting pointer does not hydrate', async ({ page }) => {
  await saveData(page)
  await page.goto('/newsletter/declined', { waitUntil: 'networkidle' })
  /** Requests that a move by this many pixels causes at once. */
  const requestsOfMove = (movementX: number) =>
    page.evaluate((movementX) => {
      const { fetch } = window
      let requests = 0
      window.fetch = (...args) => {
        requests += 1
        return fetch(...args)
      }
      dispatchEvent(new PointerEvent('pointermove', { movementX }))
      window.fetch = fetch
      return requests
    }, movementX)
  expect(await requestsOfMove(0)).toBe(0)
  expect(await requestsOfMove(1)).toBe(1)
})

/** The paths that a page requests. */
function requests(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

test('an untouched page hydrates, and then prefetches its links', async ({ page }) => {
  const paths = requests(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await isHydrated(page)
  await expect.poll(() => paths).toContain('/api/knowledge-base')
  const firstRead = paths.findIndex((path) => path.startsWith('/api/'))
  expect(paths.slice(0, firstRead)).toContain('/_payload.json')
})

for (const [state, property, value] of [
  ['with Save-Data', 'connection', { saveData: true }],
  ['on 2g', 'connection', { effectiveType: '2g' }],
  ['with little memory', 'deviceMemory', 1],
  ['in a hidden tab', 'hidden', true],
] as const)
  test(`a page ${state} waits for its visitor`, async ({ page }) => {
    await page.addInitScript(
      ([name, given]) => Object.defineProperty(name === 'hidden' ? document : navigator, name, { value: given }),
      [property, value] as const,
    )
    const paths = requests(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(paths).toContain('/')
    expect(paths).not.toContain('/_payload.json')
  })
