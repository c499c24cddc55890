import * as v from 'valibot'
import { embeddedContent } from '#worker/content/embedded.ts'
import { ownPages } from '#worker/crawlers/site-pages.ts'
import { logFailure } from '#worker/log.ts'
import { hiddenBy, isBelow, rangesOf, reach, takenAddresses, type Ranges } from '#worker/redirect-ranges.ts'
import { RedirectRule } from '#worker/redirect-rule.ts'
import { defaultLocale } from '#i18n/locales.ts'
import type { RedirectRow } from './calls.ts'

/** Pages that are there whatever the content server has (spec §2). */
const fixedPages = [...ownPages, '/default', '/search', '/page/terms-of-use', '/page/privacy-policy']

/** The embedded item at a path; those of the content server come and go, and are not asked for. */
async function embeddedItem(path: string): Promise<boolean> {
  const end = path.lastIndexOf('/')
  const slug = path.slice(end + 1)
  switch (path.slice(0, end)) {
    // One article whatever the slug (spec §2).
    case '/resources/guidelines':
      return true
    case '/resources/academy':
      return (await embeddedContent.findCourse(defaultLocale, slug)) !== undefined
    case '/knowledge-base':
      return (await embeddedContent.findArticle(defaultLocale, slug)) !== undefined
    default:
      return false
  }
}

/** What a rule would hide of the site. */
async function hiddenAddress({ from }: Ranges): Promise<string | undefined> {
  const taken = takenAddresses.find((path) => isBelow(from.path, path))
  return taken ?? hiddenBy(from, fixedPages) ?? ((await embeddedItem(from.path)) ? from.path : undefined)
}

/** The rule of a row, or why it is none that may be followed. `hosts` are all that it may leave the site for. */
function ruleOf(row: RedirectRow, hosts: ReadonlySet<string>): RedirectRule | string {
  const { success, output, issues } = v.safeParse(RedirectRule, row)
  if (!success) return `${v.getDotPath(issues[0]) ?? 'rule'}: ${issues[0].message}`
  if (output.status === 410 || output.to.startsWith('/')) return output
  const { host } = new URL(output.to)
  return hosts.has(host) ? output : `to: an open redirect: no link of the config leads to "${host}"`
}

/**
 * The rules among `rows` that are no faults (docs/content.md) as far as can be known here; each other row is left out with a line in
 * the log.
 */
export async function safeRules(
  rows: readonly RedirectRow[],
  hosts: ReadonlySet<string>,
): Promise<readonly RedirectRule[]> {
  const drop = ({ from }: Pick<RedirectRow, 'from'>, fault: string) => logFailure('redirect left out', fault, { from })
  const safe: { rule: RedirectRule; ranges: Ranges }[] = []
  for (const row of rows) {
    const rule = ruleOf(row, hosts)
    if (typeof rule === 'string') {
      drop(row, rule)
      continue
    }
    const ranges = rangesOf(rule)
    const hidden = await hiddenAddress(ranges)
    if (hidden === undefined) safe.push({ rule, ranges })
    else drop(rule, `from: it hides "${hidden}"`)
  }
  const all = safe.map(({ ranges }) => ranges)
  return safe.flatMap(({ rule, ranges }) => {
    const [next, ...others] = reach(ranges, all)
    if (next === undefined) return [rule]
    const isLoop = [next, ...others].includes(ranges)
    drop(rule, isLoop ? 'to: a loop: it leads back to itself' : `to: a chain: "${next.from.path}" is redirected again`)
    return []
  })
}
