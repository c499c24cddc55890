import * as v from 'valibot'
import type { AppConfig } from '#features/shell/schema.ts'
import { section, sectionNames, sections } from '#model/sections.ts'
import type { RedirectRow } from '#worker/content/remote/remote-reads.ts'
import { findChains } from './chains.ts'
import { firstPage, rangesOf, takenAddress, type Range, type Ranges } from './ranges.ts'
import { RedirectRule } from './rule.ts'

/** Why a row is left out. */
export interface RedirectFault {
  row: RedirectRow
  field: string
  reason: string
  /** A sentence with a good value. */
  good: string
}

/** Pages that are there whatever the content server has. */
const fixedPages = [
  ...sectionNames.map(section).flatMap(({ path, seo }) => (seo ? [path] : [])),
  `${sections.pages.path}/terms-of-use`,
  `${sections.pages.path}/privacy-policy`,
]

/** The hosts that the config links to: the only other hosts that a redirect may lead to. */
export const hostsOf = ({ link_button }: AppConfig) =>
  new Set(Object.values(link_button).map((link) => new URL(link).host))

/** What is wrong with a rule by itself. It may leave the site for `hosts` only. */
function faultOf(rule: RedirectRule, hosts: ReadonlySet<string>, hidden: string | undefined) {
  const host = rule.status === 410 || rule.to.startsWith('/') ? undefined : new URL(rule.to).host
  if (host !== undefined && !hosts.has(host)) {
    const good = 'Write a path, or an address at a host that a link of the config leads to'
    return { field: 'to', reason: `an open redirect: no link of the config leads to "${host}"`, good }
  }
  if (hidden === undefined) return undefined
  return { field: 'from', reason: `it hides "${hidden}"`, good: 'Write a path at which the site has nothing' }
}

/**
 * The rules among `rows` that are no faults (docs/content.md) as far as can be known here, and what
 * is wrong with the others. `hiddenItem` gives the address of an item of the site that a rule would
 * hide; items of the content server come and go.
 */
export async function checkRules(
  rows: readonly RedirectRow[],
  hosts: ReadonlySet<string>,
  hiddenItem: (from: Range) => Promise<string | undefined> = async () => undefined,
): Promise<{ rules: RedirectRule[]; faults: RedirectFault[] }> {
  const faults: RedirectFault[] = []
  const safe: { row: RedirectRow; rule: RedirectRule; ranges: Ranges }[] = []
  for (const row of rows) {
    const { success, output: rule, issues } = v.safeParse(RedirectRule, row)
    if (!success) {
      const [{ message }] = issues
      faults.push({ row, field: v.getDotPath(issues[0]) ?? 'rule', reason: message, good: message })
      continue
    }
    const ranges = rangesOf(rule)
    const { from } = ranges
    const hidden = takenAddress(from) ?? firstPage(from, fixedPages) ?? (await hiddenItem(from))
    const fault = faultOf(rule, hosts, hidden)
    if (fault) faults.push({ row, ...fault })
    else safe.push({ row, rule, ranges })
  }
  const chains = findChains(safe.map(({ ranges }) => ranges))
  const rules = safe.flatMap(({ row, rule }, index) => {
    const chain = chains[index]
    if (!chain) return [rule]
    const next = safe[chain.next]?.ranges.from.path
    const reason = chain.isLoop ? 'a loop: it leads back to itself' : `a chain: "${next}" is redirected again`
    faults.push({ row, field: 'to', reason, good: 'Write an address that is not redirected again' })
    return []
  })
  return { rules, faults }
}
