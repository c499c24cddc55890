import type { AppConfig } from '#shell/schema.ts'
import { remoteReads, type ReadRemote } from '#worker/cms/remote-reads.ts'
import { ContentUnavailable } from '#worker/content/unavailable.ts'
import { logFailure } from '#worker/http/log.ts'
import { RedirectTable } from './table.ts'

/** The hosts in the app config's links: redirects may lead to these and no other hosts. */
export const hostsOf = ({ link_button }: AppConfig) =>
  new Set(Object.values(link_button).map((link) => new URL(link).host))

/**
 * Reads the content server's table at most every 30 s, and after a purge. Keeps the last table if a read
 * fails.
 */
export function remoteRedirects(get: ReadRemote, now: () => number, purgedAt: () => number) {
  let [table, text, readAt] = [new RedirectTable([]), '', -Infinity]
  return async function remoteRedirects() {
    if (now() - readAt < 30_000 && readAt > purgedAt()) return table
    try {
      const [rules, config] = await Promise.all([get(remoteReads.redirects), get(remoteReads.config)])
      const before = text
      text = JSON.stringify([rules, config.link_button])
      if (text !== before) {
        table = new RedirectTable(rules, hostsOf(config))
        for (const { rule, good } of table.faults.slice(0, 20)) logFailure('redirect left out', good, rule)
      }
    } catch (error) {
      if (!(error instanceof ContentUnavailable)) throw error
    }
    readAt = now()
    return table
  }
}
