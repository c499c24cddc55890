import type { AppConfig } from '#features/shell/schema.ts'
import { ContentTrace } from '#worker/content/trace.ts'
import { logFailure } from '#worker/runtime/log.ts'
import { type RedirectSource, RedirectTable } from './table.ts'
import { calls, type RedirectRow } from '#worker/content/remote/calls.ts'
import type { CheckedRules, CheckedTable } from './checked-table.ts'
import type { Dependencies } from '#worker/content/remote/client.ts'
import type { Reader } from '#worker/content/remote/reader.ts'
import { safeRules } from './safe-rules.ts'
import { ContentUnavailable } from '#worker/content/unavailable.ts'

/** Age after which the table is asked for again. */
const freshMs = 30_000

const encoder = new TextEncoder()

/**
 * A hash of everything that the check depends on: rows, links of the config, pages of this build.
 */
async function fingerprint(rows: readonly RedirectRow[], { link_button }: AppConfig): Promise<string> {
  const text = JSON.stringify([__BUILD_ID__, link_button, rows])
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The hosts that the config links to: the only other hosts that a redirect may lead to. */
const hostsOf = ({ link_button }: AppConfig) => new Set(Object.values(link_button).map((link) => new URL(link).host))

/**
 * The redirect table of the content server (`/items/redirects`). No visitor waits for the server or
 * for a check: a new isolate starts with the checked rules in KV, or with none, and fetches the
 * table in the background. The first isolate that sees a change checks it, once. A failure leaves
 * the table as it was.
 */
export function remoteRedirects(reader: Reader, store: CheckedTable, dependencies: Dependencies): RedirectSource {
  let table = new RedirectTable([])
  let checkOf: string | undefined
  let begun = false
  let askedAt = -Infinity

  function take(checked: CheckedRules) {
    table = new RedirectTable(checked.rules)
    checkOf = checked.checkOf
  }
  async function begin() {
    const checked = await store.read()
    // Another request may have refreshed it meanwhile.
    if (checked && checkOf === undefined) take(checked)
  }
  async function renew() {
    const trace = new ContentTrace()
    const [rows, config] = await Promise.all([reader.get(calls.redirects, trace), reader.get(calls.config, trace)])
    if (!rows || !config) return
    const current = await fingerprint(rows, config)
    if (current === checkOf) return
    const stored = await store.read()
    if (stored?.checkOf === current) return take(stored)
    const checked = { checkOf: current, rules: await safeRules(rows, hostsOf(config)) }
    take(checked)
    await store.keep(checked)
  }
  /**
   * When `work` fails, the table stays as it was. The reader has logged failures of the content
   * server.
   */
  const quietly = (work: Promise<void>) =>
    work.catch((error: unknown) => {
      if (!(error instanceof ContentUnavailable)) logFailure('redirects failed', error)
    })

  return async function remoteRedirects() {
    // Each of the first requests reads by itself: waiting for another request fails when that one
    // is cancelled.
    if (!begun) await quietly(begin())
    begun = true
    if (dependencies.now() - askedAt > freshMs) {
      askedAt = dependencies.now()
      dependencies.waitUntil(quietly(renew()))
    }
    return table
  }
}
