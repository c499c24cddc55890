import * as v from 'valibot'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'
import { section, sectionAt, sectionNames, sections, type EmbeddedSection, type SectionName } from '#model/sections.ts'
import { logFailure } from '#worker/runtime/log.ts'
import { findChains } from './chains.ts'
import { firstPage, indexPages, rangesOf, takenAddress, type Ranges } from './ranges.ts'
import { RedirectRule } from './rule.ts'
import { defaultLocale } from '#i18n/locales.ts'
import type { RedirectRow } from '#worker/content/remote/remote-reads.ts'

/** Rows of the table that are taken, and faults in it that the log names one by one. */
const maxRows = 5000
const maxFaultLines = 20

/** Pages that are there whatever the content server has. */
const fixedPages = indexPages([
  ...sectionNames.map(section).flatMap(({ path, seo }) => (seo ? [path] : [])),
  `${sections.pages.path}/terms-of-use`,
  `${sections.pages.path}/privacy-policy`,
])

/** Whether a section has an embedded item; those of the content server come and go. */
const embeddedItems: Record<EmbeddedSection, (slug: string) => Promise<boolean>> = {
  // One article whatever the slug.
  guidelines: async () => true,
  academy: async (slug) => (await embeddedContent.findCourse(defaultLocale, slug)) !== undefined,
  'knowledge-base': async (slug) => (await embeddedContent.findArticle(defaultLocale, slug)) !== undefined,
}

const isEmbedded = (name: SectionName): name is EmbeddedSection => Object.hasOwn(embeddedItems, name)

/** Whether an embedded item stands at a path. */
async function embeddedItem(path: string): Promise<boolean> {
  const { name, slug } = sectionAt(path) ?? {}
  return name !== undefined && slug !== undefined && isEmbedded(name) && embeddedItems[name](slug)
}

/** What a rule would hide of the site. */
async function hiddenAddress({ from }: Ranges): Promise<string | undefined> {
  return takenAddress(from) ?? firstPage(from, fixedPages) ?? ((await embeddedItem(from.path)) ? from.path : undefined)
}

/** The rule of a row, or what is wrong with it. It may leave the site for `hosts` only. */
function ruleOf(row: RedirectRow, hosts: ReadonlySet<string>): RedirectRule | string {
  const { success, output, issues } = v.safeParse(RedirectRule, row)
  if (!success) return `${v.getDotPath(issues[0]) ?? 'rule'}: ${issues[0].message}`
  if (output.status === 410 || output.to.startsWith('/')) return output
  const { host } = new URL(output.to)
  return hosts.has(host) ? output : `to: an open redirect: no link of the config leads to "${host}"`
}

/** A row that is no rule to follow, and why. */
interface Fault {
  from: string
  fault: string
}

/** Logs what is wrong with rows: the first ones by name, of the others how many there are. */
function logFaults(faults: Fault[]): void {
  for (const { from, fault } of faults.slice(0, maxFaultLines)) logFailure('redirect left out', fault, { from })
  const rows = faults.length - maxFaultLines
  if (rows > 0) logFailure('redirects left out', 'more rows with faults', { rows })
}

/**
 * The rules among the first 5,000 `rows` that are no faults (docs/content.md) as far as can be
 * known here. Of the others the log names the first 20 with their faults, and counts the rest.
 */
export async function safeRules(rows: readonly RedirectRow[], hosts: ReadonlySet<string>): Promise<RedirectRule[]> {
  const extraRows = rows.length - maxRows
  if (extraRows > 0) logFailure('redirects left out', `the table has more than ${maxRows} rows`, { rows: extraRows })
  const faults: Fault[] = []
  const safe: { rule: RedirectRule; ranges: Ranges }[] = []
  for (const row of rows.slice(0, maxRows)) {
    const rule = ruleOf(row, hosts)
    if (typeof rule === 'string') {
      faults.push({ from: row.from, fault: rule })
      continue
    }
    const ranges = rangesOf(rule)
    const hidden = await hiddenAddress(ranges)
    if (hidden === undefined) safe.push({ rule, ranges })
    else faults.push({ from: rule.from, fault: `from: it hides "${hidden}"` })
  }
  const chains = findChains(safe.map(({ ranges }) => ranges))
  const rules = safe.flatMap(({ rule }, index) => {
    const chain = chains[index]
    if (!chain) return [rule]
    const next = safe[chain.next]?.ranges.from.path
    const fault = chain.isLoop ? 'to: a loop: it leads back to itself' : `to: a chain: "${next}" is redirected again`
    faults.push({ from: rule.from, fault })
    return []
  })
  logFaults(faults)
  return rules
}
