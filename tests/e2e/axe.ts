import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { settle } from './test.ts'

/** What axe finds, as lines to read; in `parts` alone when they are named, for the whole page takes seconds. */
export async function findings(page: Page, ...parts: string[]): Promise<string[]> {
  // Colours that are still on their way have no contrast yet.
  await settle(page.locator('html'))
  const axe = new AxeBuilder({ page })
  for (const part of parts) axe.include(part)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html}`))
}
