import * as v from 'valibot'
import type { RedirectRule } from './rule.ts'
import type { Bindings } from '#worker/settings.ts'
import { orUndefined } from '#worker/content/remote/copies.ts'

const key = 'redirects:checked'

/** Stored rules were checked before, so only their shape is parsed. */
const KeptRule = v.variant('status', [
  v.object({ from: v.string(), to: v.string(), status: v.picklist([301, 302, 307, 308]) }),
  v.object({ from: v.string(), status: v.literal(410) }),
])
const Kept = v.pipe(v.string(), v.parseJson(), v.object({ checkOf: v.string(), rules: v.array(KeptRule) }))

/** Checked rules, and the fingerprint of their source. */
export interface CheckedRules {
  checkOf: string
  rules: readonly RedirectRule[]
}

/** The checked redirect table in KV. When KV fails, there is none; nothing here rejects. */
export class CheckedTable {
  readonly #kv: Bindings['SITE_KV']

  constructor(kv: Bindings['SITE_KV']) {
    this.#kv = kv
  }

  async read(): Promise<CheckedRules | undefined> {
    const kept = v.safeParse(Kept, await orUndefined(() => this.#kv.get(key)))
    return kept.success ? kept.output : undefined
  }

  async keep(checked: CheckedRules): Promise<void> {
    await orUndefined(() => this.#kv.put(key, JSON.stringify(checked)))
  }
}
