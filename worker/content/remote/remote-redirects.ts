import * as v from 'valibot'
import { RedirectRule } from '#worker/redirect-rule.ts'
import type { AppConfig } from '#features/shell/schema.ts'
import { ContentTrace, ContentUnavailable } from '#worker/content/content-trace.ts'
import { logFailure } from '#worker/log.ts'
import { rangesOf, reach } from '#worker/redirect-ranges.ts'
import type { RedirectSource } from '#worker/redirects.ts'
import { calls, type RedirectRow } from './calls.ts'
import type { Surroundings } from './client.ts'
import type { Reader } from './reader.ts'

/** Age after which the table is asked for again. */
const freshMs = 30_000

/** The hosts that the config links to: all that a redirect may leave the site for. */
const hostsOf = ({ link_button }: AppConfig) => new Set(Object.values(link_button).map((url) => new URL(url).host))

/** The rules among `rows` that no visitor can be harmed by; each other row is left out with a line in the log. */
function safeRules(rows: readonly RedirectRow[], hosts: ReadonlySet<string>): readonly RedirectRule[] {
  const drop = ({ from }: RedirectRow, fault: string) => {
    logFailure('redirect left out', fault, { from })
    return []
  }
  const rules = rows.flatMap((row) => {
    const { success, output, issues } = v.safeParse(RedirectRule, row)
    if (!success) return drop(row, `${v.getDotPath(issues[0]) ?? 'rule'}: ${issues[0].message}`)
    if (output.status === 410 || output.to.startsWith('/')) return [output]
    const { host } = new URL(output.to)
    return hosts.has(host) ? [output] : drop(row, `to: an open redirect: no link of the config leads to "${host}"`)
  })
  const ranges = rules.map(rangesOf)
  return rules.filter((rule, index) => {
    const own = ranges[index]
    const loops = own && reach(own, ranges).has(own)
    if (loops) drop(rule, 'to: a loop: it leads back to itself')
    return !loops
  })
}

/**
 * The redirect table of the content server (`/items/redirects`), kept in KV like its other answers. Nobody waits for the server: a new isolate
 * begins with the copy, without one with no rules, and asks again behind the visitors' backs. A failure leaves the table as it was.
 */
export function remoteRedirects(reader: Reader, given: Surroundings): RedirectSource {
  let rules: readonly RedirectRule[] = []
  let known: { rows?: readonly RedirectRow[]; config?: AppConfig } = {}
  let begun: Promise<void> | undefined
  let askedAt = -Infinity

  /** The reader gives the same objects until they change. */
  function take(rows: readonly RedirectRow[], config: AppConfig) {
    if (rows === known.rows && config === known.config) return
    known = { rows, config }
    rules = safeRules(rows, hostsOf(config))
  }
  async function begin() {
    const [rows, config] = await Promise.all([reader.copyOf(calls.redirects), reader.copyOf(calls.config)])
    if (rows && config) take(rows.data, config.data)
  }
  async function renew() {
    const trace = new ContentTrace()
    try {
      const [rows, config] = await Promise.all([reader.get(calls.redirects, trace), reader.get(calls.config, trace)])
      if (rows && config) take(rows, config)
    } catch (error) {
      if (!(error instanceof ContentUnavailable)) logFailure('redirects failed', error)
    }
  }

  return async function remoteRedirects() {
    if (!begun) {
      begun = begin()
      given.waitUntil(begun)
    }
    await begun
    if (given.now() - askedAt > freshMs) {
      askedAt = given.now()
      given.waitUntil(renew())
    }
    return rules
  }
}
