import type { RedirectRule } from '#worker/redirect-rule.ts'
import type { AppConfig } from '#features/shell/schema.ts'
import { ContentTrace, ContentUnavailable } from '#worker/content/content-trace.ts'
import { logFailure } from '#worker/log.ts'
import type { RedirectSource } from '#worker/redirects.ts'
import { calls, type RedirectRow } from './calls.ts'
import type { Surroundings } from './client.ts'
import type { Reader } from './reader.ts'
import { safeRules } from './safe-rules.ts'

/** Age after which the table is asked for again. */
const freshMs = 30_000

/** The hosts that the config links to: all that a redirect may leave the site for. */
const hostsOf = ({ link_button }: AppConfig) => new Set(Object.values(link_button).map((link) => new URL(link).host))

/**
 * The redirect table of the content server (`/items/redirects`), kept in KV like its other answers. Nobody waits for the server: a new isolate
 * begins with the copy, without one with no rules, and asks again behind the visitors' backs. A failure leaves the table as it was.
 */
export function remoteRedirects(reader: Reader, given: Surroundings): RedirectSource {
  let rules: readonly RedirectRule[] = []
  let known: { rows?: readonly RedirectRow[]; config?: AppConfig } = {}
  let begun = false
  let askedAt = -Infinity

  /** The reader gives the same objects until they change. */
  async function take(rows: readonly RedirectRow[], config: AppConfig) {
    if (rows === known.rows && config === known.config) return
    rules = await safeRules(rows, hostsOf(config))
    known = { rows, config }
  }
  async function begin() {
    const [rows, config] = await Promise.all([reader.copyOf(calls.redirects), reader.copyOf(calls.config)])
    if (rows && config) await take(rows.data, config.data)
  }
  async function renew() {
    const trace = new ContentTrace()
    const [rows, config] = await Promise.all([reader.get(calls.redirects, trace), reader.get(calls.config, trace)])
    if (rows && config) await take(rows, config)
  }
  /** The table stays as it was when `work` fails; of the content server the reader has told. */
  const quietly = (work: Promise<void>) =>
    work.catch((error: unknown) => {
      if (!(error instanceof ContentUnavailable)) logFailure('redirects failed', error)
    })

  return async function remoteRedirects() {
    // Each of the first requests by itself: one that waits for another's reading would be lost with it.
    if (!begun) await quietly(begin())
    begun = true
    if (given.now() - askedAt > freshMs) {
      askedAt = given.now()
      given.waitUntil(quietly(renew()))
    }
    return rules
  }
}
