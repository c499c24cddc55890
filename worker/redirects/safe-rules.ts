import * as v from 'valibot'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'
import { isItemSection, section, sectionAt, sectionNames, sections } from '#model/sections.ts'
import { findItem } from '#worker/crawlers/site-pages.ts'
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

/** What a rule would hide of the site. Items of the content server come and go. */
async function hiddenAddress({ from }: Ranges): Promise<string | undefined> {
  const fixed = takenAddress(from) ?? firstPage(from, fixedPages)
  const { name, slug } = sectionAt(from.path) ?? {}
  if (fixed !== undefined || name === undefined || slug === undefined) return fixed
  const isEmbedded = isItemSection(name) && !sections[name].remote
  return isEmbedded && (await findItem[name](embeddedContent, defaultLocale, slug)) ? from.path : undefined
}

/** The rule of a row, or what is wrong with it. It may leave the site for `hosts` only. */
function ruleOf(row: RedirectRow, hosts: ReadonlySet<string>): RedirectRule | string {
  const { success, output, issues } = v.safeParse(RedirectRule, row)
  if (!success) return `${v.getDotPath(issues[0]) ?? 'rule'}: ${issues[0].message}`
  if (output.status === 410 || output.to.startsWith('/')) return output
  const { host } = new URL(output.to)
  return hosts.has(host) ? output : `to: an open redirect: no link of the config leads to "${host}"`
}

/** Logs what is wrong with rows: the first ones by name, of the others how many there are. */
function logFaults(faults: { from: string; fault: string }[]): void {
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
  const faults: { from: string; fault: string }[] = []
  const safe: { rule: RedirectRule; ranges: Ranges }[] = []
  for (const row of rows.slice(0, maxRows)) {
    const rule = ruleOf(row, hosts)
    const ranges = typeof rule === 'string' ? undefined : rangesOf(rule)
    const hidden = ranges && (await hiddenAddress(ranges))
    if (typeof rule === 'string') faults.push({ from: row.from, fault: rule })
    else if (hidden !== undefined) faults.push({ from: rule.from, fault: `from: it hides "${hidden}"` })
    else if (ranges) safe.push({ rule, ranges })
  }
  const chains = findChains(safe.map(({ ranges }) => ranges))
  for (const [index, chain] of chains.entries()) {
    const next = chain && safe[chain.next]?.ranges.from.path
    const fault = chain?.isLoop ? 'to: a loop: it leads back to itself' : `to: a chain: "${next}" is redirected again`
    if (chain) faults.push({ from: safe[index]?.rule.from ?? '', fault })
  }
  logFaults(faults)
  return safe.flatMap(({ rule }, index) => (chains[index] ? [] : [rule]))
}
