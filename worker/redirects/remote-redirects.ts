import * as v from 'valibot'
import type { AppConfig } from '#features/shell/schema.ts'
import { textHash } from '#model/text-hash.ts'
import { logFailure } from '#worker/runtime/log.ts'
import { type RedirectSource, RedirectTable } from './table.ts'
import { fromKv } from '#worker/content/remote/copies.ts'
import { remoteReads, type ReadRemote, type RedirectRow } from '#worker/content/remote/remote-reads.ts'
import type { Dependencies } from '#worker/content/remote/client.ts'
import { hostsOf } from './check-rules.ts'
import { RedirectRule } from './rule.ts'
import { safeRules } from './safe-rules.ts'
import { ContentUnavailable } from '#worker/content/unavailable.ts'
import type { Bindings } from '#worker/settings.ts'

/** Age after which the table is asked for again. */
const freshMs = 30_000

/** Key in KV of the checked rules, with the fingerprint of their source. */
const key = 'redirects:checked'
/** A rule of another build that is none for this one costs itself alone. */
const StoredRule = v.fallback(v.nullable(RedirectRule), null)
const CheckedRules = v.object({
  checkOf: v.string(),
  rules: v.pipe(
    v.array(StoredRule),
    v.transform((rules) => rules.filter((rule) => rule !== null)),
  ),
})
type CheckedRules = v.InferOutput<typeof CheckedRules>
const noRules: CheckedRules = { checkOf: '', rules: [] }
const StoredRules = v.fallback(v.pipe(v.string(), v.parseJson(), CheckedRules), noRules)

/** A hash of what the check depends on: rows, links of the config, pages of this build. */
const fingerprint = (rows: readonly RedirectRow[], { link_button }: AppConfig) =>
  textHash(JSON.stringify([__BUILD_ID__, link_button, rows]))

/**
 * The redirect table of the content server. A new isolate starts with the checked rules in KV and
 * renews them in the background; the first one that sees a change checks it, once. A failure
 * leaves the table as it was.
 */
export function remoteRedirects(get: ReadRemote, kv: Bindings['SITE_KV'], dependencies: Dependencies): RedirectSource {
  let current: { checkOf: string; table: RedirectTable } | undefined
  let askedAt = -Infinity

  const take = ({ checkOf, rules }: CheckedRules) => (current = { checkOf, table: new RedirectTable(rules) })
  const storedRules = async () => v.parse(StoredRules, await fromKv(() => kv.get(key)))

  async function renew(): Promise<void> {
    const [rows, config] = await Promise.all([get(remoteReads.redirects), get(remoteReads.config)])
    const checkOf = await fingerprint(rows, config)
    if (checkOf === current?.checkOf) return
    const stored = await storedRules()
    const isChecked = stored.checkOf === checkOf
    const checked = isChecked ? stored : { checkOf, rules: await safeRules(rows, hostsOf(config)) }
    take(checked)
    if (!isChecked) await fromKv(() => kv.put(key, JSON.stringify(checked)))
  }

  return async function remoteRedirects() {
    // Each of the first requests reads by itself: waiting for another request fails when that one
    // is cancelled.
    const stored = current ? noRules : await storedRules()
    const { table } = current ?? take(stored)
    if (dependencies.now() - askedAt > freshMs) {
      askedAt = dependencies.now()
      const renewal = renew().catch((error: unknown) => {
        // The reader has logged those of the content server.
        if (!(error instanceof ContentUnavailable)) logFailure('redirects failed', error)
      })
      dependencies.waitUntil(renewal)
    }
    return table
  }
}
