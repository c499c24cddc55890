import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { layOut } from './scroll.ts'
import { waitForAnimations, test } from './test.ts'

interface Check {
  /** Selectors to check, because a whole page takes seconds; default: the page. */
  parts?: readonly string[]
  /** The rules to check; default: all. */
  rules?: string[]
}

/** The violations that axe finds, one line each. */
export async function findings(page: Page, { parts = [], rules }: Check = {}): Promise<string[]> {
  // axe measures where things are: nothing may be laid out meanwhile.
  await layOut(page)
  // Colours in a transition have no final contrast yet.
  await waitForAnimations(page.locator('html'))
  // No page has frames of other sites, so axe runs in the page only. It describes only violations.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (rules) axe.withRules(rules)
  for (const part of parts) axe.include(part)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html}`))
}

/**
 * Expects no violations in the current state of the page: all rules in the light theme, colours in
 * the dark one.
 */
export async function expectAccessible(page: Page, ...parts: string[]) {
  await page.emulateMedia({ colorScheme: 'light' })
  expect.soft(await findings(page, { parts }), 'light').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await findings(page, { parts, rules: ['color-contrast'] }), 'dark').toEqual([])
}

/**
 * Expects no violations and no page wider than the window, on a phone in the dark theme and on a
 * desktop in the light one.
 */
export async function expectUsable(page: Page, ...parts: string[]) {
  test.slow()
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    expect.soft(await findings(page, { parts }), `${width} px`).toEqual([])
    await expectToFit(page, width)
  }
}

/** Expects that no page of `paths` is wider than a phone or a desktop. */
export async function expectAllToFit(page: Page, paths: readonly string[]) {
  test.slow()
  for (const path of paths) {
    await page.goto(path)
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectToFit(page, width)
    }
  }
}

async function expectToFit(page: Page, width: number) {
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${page.url()}: width`).toBe(width)
}
