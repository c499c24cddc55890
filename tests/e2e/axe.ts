import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { settle, test } from './test.ts'

const colorSchemes = ['light', 'dark'] as const

/** What axe finds, as lines to read; in `parts` alone when they are named, for the whole page takes seconds. */
export async function findings(page: Page, ...parts: string[]): Promise<string[]> {
  // Colours that are still on their way have no contrast yet.
  await settle(page.locator('html'))
  // No page has frames of other sites, so axe runs in the page alone; it describes only what it finds wrong.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  for (const part of parts) axe.include(part)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html}`))
}

/** Expects that axe finds nothing in the light and in the dark, in the page as it is shown now. */
export async function expectAccessible(page: Page, ...parts: string[]) {
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme })
    expect.soft(await findings(page, ...parts), colorScheme).toEqual([])
  }
}

/** Expects of the opened page, on phone and desktop, that axe finds nothing and that it is not wider than the window. */
export async function expectUsable(page: Page, ...parts: string[]) {
  // The page is loaded once and looked at four times.
  test.slow()
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, ...parts)
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
}
