import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { waitForAnimations, test } from './test.ts'

const colorSchemes = ['light', 'dark'] as const

/**
 * The violations that axe finds, one line each. `parts` limits the check, because a whole page
 * takes seconds.
 */
export async function findings(page: Page, ...parts: string[]): Promise<string[]> {
  // Colours in a transition have no final contrast yet.
  await waitForAnimations(page.locator('html'))
  // No page has frames of other sites, so axe runs in the page only. It describes only violations.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  for (const part of parts) axe.include(part)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html}`))
}

/** Expects no violations in the light and in the dark theme, in the current state of the page. */
export async function expectAccessible(page: Page, ...parts: string[]) {
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme })
    expect.soft(await findings(page, ...parts), colorScheme).toEqual([])
  }
}

/** Expects, on phone and desktop, no violations and no page wider than the window. */
export async function expectUsable(page: Page, ...parts: string[]) {
  // The page is loaded once and checked four times.
  test.slow()
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, ...parts)
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
}
