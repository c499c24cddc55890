import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import vi from '#i18n/messages/vi.json' with { type: 'json' }
import { test, hydrate } from './test.ts'

/** Brightness of the page's background, 0 (black) to 255. */
async function ground(page: Page): Promise<number> {
  const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number)
  return (red + green + blue) / 3
}

/** Brightness of the rendered hero picture, 0 to 255. */
async function drawing(page: Page): Promise<number> {
  const picture = page.locator('main img').first()
  await picture.evaluate(async (image) => image instanceof HTMLImageElement && image.decode())
  const { channels } = await sharp(await picture.screenshot()).stats()
  return channels.slice(0, 3).reduce((sum, channel) => sum + channel.mean, 0) / 3
}

const light = 180
const dark = 80

test('the switch turns the page dark and back, before and after the app is there', async ({ page }) => {
  await page.goto('/vi')
  const button = page.getByRole('button', { name: vi.shell.theme })
  await expect.poll(() => ground(page)).toBeGreaterThan(light)
  await button.click()
  await expect.poll(() => ground(page)).toBeLessThan(dark)
  await hydrate(page)
  await expect.poll(() => ground(page)).toBeLessThan(dark)
  await button.click()
  await expect.poll(() => ground(page)).toBeGreaterThan(light)
  await button.press('Enter')
  await expect.poll(() => ground(page)).toBeLessThan(dark)
})

test('without a choice the page follows the system', async ({ open }) => {
  const page = await open({ colorScheme: 'dark' })
  await page.goto('/')
  await expect.poll(() => ground(page)).toBeLessThan(dark)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => ground(page)).toBeGreaterThan(light)
})

for (const [system, chosen] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(`${chosen}, chosen on a ${system} system, changes drawings, and stands before anything is painted`, async ({
    open,
  }) => {
    const page = await open({ colorScheme: system })
    await page.goto('/')
    const drawn = async () => {
      const brightness = await drawing(page)
      return brightness > light ? 'light' : brightness < dark ? 'dark' : brightness
    }
    await expect.poll(drawn).toBe(system)
    await page.getByRole('button', { name: 'Switch color theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', chosen)
    await expect.poll(drawn).toBe(chosen)
    // The theme of the document when the first element of its body exists, before anything is
    // painted.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return
        observer.disconnect()
        Object.assign(window, { themeAtFirst: document.documentElement.dataset.theme ?? 'none' })
      }).observe(document, { childList: true, subtree: true })
    })
    await page.reload()
    expect(await page.evaluate(() => Reflect.get(window, 'themeAtFirst'))).toBe(chosen)
    await expect.poll(async () => (await ground(page)) > light).toBe(chosen === 'light')
    await hydrate(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', chosen)
  })
}
