import { defaultLocale } from '#i18n/locales.ts'
import { sectionAt } from '#model/sections.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'
import type { RedirectRow } from '#worker/content/remote/remote-reads.ts'
import { logFailure } from '#worker/runtime/log.ts'
import { checkRules } from './check-rules.ts'
import type { Range } from './ranges.ts'
import type { RedirectRule } from './rule.ts'

/** Rows of the table that are taken, and faults in it that the log names one by one. */
const maxRows = 5000
const maxFaultLines = 20

/** The address of an embedded item that a rule would hide. */
async function hiddenItem({ path }: Range): Promise<string | undefined> {
  const { name, slug } = sectionAt(path) ?? {}
  if (slug === undefined) return undefined
  if (name === 'knowledge-base') return (await embeddedContent.findArticle(defaultLocale, slug)) && path
  if (name === 'academy') return (await embeddedContent.findCourse(defaultLocale, slug)) && path
  return name === 'guidelines' ? path : undefined
}

/**
 * The rules among the first 5,000 `rows` that are no faults. Of the others the log names the first
 * 20 with their faults, and counts the rest.
 */
export async function safeRules(rows: readonly RedirectRow[], hosts: ReadonlySet<string>): Promise<RedirectRule[]> {
  const extraRows = rows.length - maxRows
  if (extraRows > 0) logFailure('redirects left out', `the table has more than ${maxRows} rows`, { rows: extraRows })
  const { rules, faults } = await checkRules(rows.slice(0, maxRows), hosts, hiddenItem)
  for (const { row, field, reason } of faults.slice(0, maxFaultLines))
    logFailure('redirect left out', `${field}: ${reason}`, { from: row.from })
  const more = faults.length - maxFaultLines
  if (more > 0) logFailure('redirects left out', 'more rows with faults', { rows: more })
  return rules
}
