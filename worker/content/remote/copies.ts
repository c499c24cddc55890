import * as v from 'valibot'
import { inTime } from '#worker/in-time.ts'
import type { Bindings } from '#worker/settings.ts'

/** Time between two notes that an unchanged answer is still the newest: KV is cheap to read, not to write. */
const renoteMs = 60 * 60 * 1000
const noteGoodMs = 60 * 1000
/** Time that KV may take before it counts as failing; more where nothing but a copy is left to show. */
const patienceMs = 1000
export const lastPatienceMs = 5000
const lastGoodKey = 'content:last-good'

const keyOf = (call: string) => `copy:${call}`

/** What KV keeps beside a copy. A purge finds copies by their tags. */
const Metadata = v.object({ tags: v.array(v.string()), fetchedAt: v.number() })

/** A good answer as it was kept: JSON of the parsed data, and when it was fetched (ms since 1970). */
export interface Copy {
  text: string
  fetchedAt: number
}

/** The last good answers of the content server, in KV. When KV fails, there are none: nothing here rejects. */
export class Copies {
  readonly #kv: Bindings['SITE_KV']
  readonly #now: () => number
  #notedGoodAt = 0

  constructor(kv: Bindings['SITE_KV'], now: () => number) {
    this.#kv = kv
    this.#now = now
  }

  /** The copy of the answer to `call`, when it comes within `patience` ms. */
  find(call: string, patience = patienceMs): Promise<Copy | undefined> {
    return trying(async () => {
      const { value, metadata } = await this.#kv.getWithMetadata(keyOf(call))
      const known = v.safeParse(Metadata, metadata)
      return value !== null && known.success ? { text: value, fetchedAt: known.output.fetchedAt } : undefined
    }, patience)
  }

  /** Keeps a good answer. One that is there already is not written again, but once an hour for its time. */
  async keep(call: string, text: string, tags: string[]): Promise<void> {
    const fetchedAt = this.#now()
    const known = await this.find(call)
    if (known?.text === text && fetchedAt - known.fetchedAt < renoteMs) return
    await trying(() => this.#kv.put(keyOf(call), text, { metadata: { tags, fetchedAt } }))
  }

  /** Forgets the answer to a call that the content server no longer has: it was taken back there. */
  async drop(call: string): Promise<void> {
    if (await this.find(call)) await trying(() => this.#kv.delete(keyOf(call)))
  }

  /** Notes, at most once a minute, that the content server is well (`content:last-good`, ms since 1970). */
  async noteGood(): Promise<void> {
    const now = this.#now()
    if (now - this.#notedGoodAt < noteGoodMs) return
    this.#notedGoodAt = now
    await trying(() => this.#kv.put(lastGoodKey, String(now)))
  }
}

/** What `work` gives in time; `undefined` when KV fails, is not there, or does not answer. */
export async function trying<T>(work: () => Promise<T>, patience = patienceMs): Promise<T | undefined> {
  try {
    return (await inTime(work(), patience))?.result
  } catch {
    return undefined
  }
}
