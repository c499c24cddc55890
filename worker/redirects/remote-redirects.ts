import * as v from 'valibot'
import type { AppConfig } from '#features/shell/schema.ts'
import { textHash } from '#model/text-hash.ts'
import { logFailure } from '#worker/runtime/log.ts'
import { type RedirectSource, RedirectTable } from './table.ts'
import { fromKv } from '#worker/content/remote/copies.ts'
import { remoteReads, type RedirectRow } from '#worker/content/remote/remote-reads.ts'
import type { Dependencies } from '#worker/content/remote/client.ts'
import type { RemoteReader } from '#worker/content/remote/remote-reader.ts'
import { hostsOf } from './check-rules.ts'
import { safeRules } from './safe-rules.ts'
import { ContentUnavailable } from '#worker/content/unavailable.ts'
import type { Bindings } from '#worker/settings.ts'

/** Age after which the table is asked for again. */
const freshMs = 30_000

/** Key in KV of the checked rules, with the fingerprint of their source. */
const key = 'redirects:checked'
/** Stored rules were checked before, so only their shape is parsed. */
const KeptRule = v.variant('status', [
  v.object({ from: v.string(), to: v.string(), status: v.picklist([301, 302, 307, 308]) }),
  v.object({ from: v.string(), status: v.literal(410) }),
])
const CheckedRules = v.object({ checkOf: v.string(), rules: v.array(KeptRule) })
type CheckedRules = v.InferOutput<typeof CheckedRules>
const KeptRules = v.pipe(v.string(), v.parseJson(), CheckedRules)

/** A hash of what the check depends on: rows, links of the config, pages of this build. */
const fingerprint = (rows: readonly RedirectRow[], { link_button }: AppConfig) =>
  textHash(JSON.stringify([__BUILD_ID__, link_button, rows]))

/**
 * The redirect table of the content server. A new isolate starts with the checked rules in KV and
 * renews them in the background; the first one that sees a change checks it, once. A failure
 * leaves the table as it was.
 */
export function remoteRedirects(
  reader: RemoteReader,
  kv: Bindings['SITE_KV'],
  dependencies: Dependencies,
): RedirectSource {
  let table: RedirectTable | undefined
  let checkOf = ''
  let askedAt = -Infinity

  function take(checked: CheckedRules): RedirectTable {
    checkOf = checked.checkOf
    return (table = new RedirectTable(checked.rules))
  }
  async function storedRules(): Promise<CheckedRules | undefined> {
    const stored = v.safeParse(KeptRules, await fromKv(() => kv.get(key)))
    return stored.success ? stored.output : undefined
  }
  async function renew(): Promise<void> {
    const [rows, config] = await Promise.all([reader.get(remoteReads.redirects), reader.get(remoteReads.config)])
    if (!rows || !config) return
    const current = await fingerprint(rows, config)
    if (current === checkOf) return
    const stored = await storedRules()
    const checked =
      stored?.checkOf === current ? stored : { checkOf: current, rules: await safeRules(rows, hostsOf(config)) }
    take(checked)
    if (checked !== stored) await fromKv(() => kv.put(key, JSON.stringify(checked)))
  }

  return async function remoteRedirects() {
    // Each of the first requests reads by itself: waiting for another request fails when that one
    // is cancelled.
    const stored = table ? undefined : await storedRules()
    const current = table ?? take(stored ?? { checkOf: '', rules: [] })
    if (dependencies.now() - askedAt > freshMs) {
      askedAt = dependencies.now()
      const renewal = renew().catch((error: unknown) => {
        // The reader has logged those of the content server.
        if (!(error instanceof ContentUnavailable)) logFailure('redirects failed', error)
      })
      dependencies.waitUntil(renewal)
    }
    return current
  }
}
