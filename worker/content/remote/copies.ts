import * as v from 'valibot'
import { withTimeout } from '#worker/runtime/with-timeout.ts'
import type { Bindings } from '#worker/settings.ts'

/** Time between two notes that an unchanged answer is still the newest: KV is cheap to read, not to write. */
const renoteMs = 60 * 60 * 1000
const noteGoodMs = 60 * 1000
/** Time that an item must have been missing before its copy goes. */
const missingMs = 60 * 1000
/** Time that KV may take before it counts as failing; more where nothing but a copy is left to show. */
const kvTimeoutMs = 1000
export const lastCopyTimeoutMs = 5000
const lastGoodKey = 'content:last-good'

/** The keys of all copies begin with it. */
export const copyPrefix = 'copy:'
const keyOf = (call: string) => copyPrefix + call

/** What KV keeps beside a copy. */
export const Metadata = v.object({
  /** What can be forgotten by name (worker/purge/forget.ts). */
  tags: v.array(v.string()),
  /** ms since 1970. */
  fetchedAt: v.number(),
  /** The content server is to be asked before it is shown: a purge said so. */
  askFirst: v.optional(v.boolean()),
  /** When the content server was first found not to have the item any more (ms since 1970). */
  missingSince: v.optional(v.number()),
})
type Metadata = v.InferOutput<typeof Metadata>

/** A good answer as it was kept: JSON of the parsed data, and what is known of it. */
export interface Copy extends Metadata {
  text: string
}

/**
 * The last good answers of the content server, in KV. When KV fails, there are none: nothing here
 * rejects but `mark`.
 */
export class Copies {
  readonly #kv: Bindings['SITE_KV']
  readonly #now: () => number
  #notedGoodAt = 0

  constructor(kv: Bindings['SITE_KV'], now: () => number) {
    this.#kv = kv
    this.#now = now
  }

  /** The copy of the answer to `call`, when it comes within `timeoutMs` ms. */
  find(call: string, timeoutMs = kvTimeoutMs): Promise<Copy | undefined> {
    return orUndefined(() => this.#read(call), timeoutMs)
  }

  /**
   * Keeps a good answer. One that is there already is not written again, but once an hour for its
   * time and when it was doubted.
   */
  async keep(call: string, text: string, tags: string[]): Promise<void> {
    const fetchedAt = this.#now()
    const known = await this.find(call)
    const isDoubted = known?.askFirst === true || known?.missingSince !== undefined
    if (known?.text === text && !isDoubted && fetchedAt - known.fetchedAt < renoteMs) return
    await orUndefined(() => this.#write(call, { text, tags, fetchedAt }))
  }

  /**
   * Has the content server asked before the copy is shown again; false when there is none. Rejects
   * when KV fails.
   */
  async mark(call: string): Promise<boolean> {
    const known = await this.#read(call)
    if (!known) return false
    await this.#write(call, { ...known, askFirst: true })
    return true
  }

  /**
   * Takes note that the content server does not have the item of `call`. Its copy goes when that
   * was found a minute ago already. True when there is no copy (any more).
   */
  async miss(call: string): Promise<boolean> {
    const known = await this.find(call, lastCopyTimeoutMs)
    if (!known) return true
    const now = this.#now()
    if (known.missingSince === undefined) {
      await orUndefined(() => this.#write(call, { ...known, missingSince: now }))
      return false
    }
    if (now - known.missingSince < missingMs) return false
    await orUndefined(() => this.#kv.delete(keyOf(call)))
    return true
  }

  /** Notes, at most once a minute, that the content server is well (`content:last-good`, ms since 1970). */
  async noteGood(): Promise<void> {
    const now = this.#now()
    if (now - this.#notedGoodAt < noteGoodMs) return
    this.#notedGoodAt = now
    await orUndefined(() => this.#kv.put(lastGoodKey, String(now)))
  }

  async #read(call: string): Promise<Copy | undefined> {
    const { value, metadata } = await this.#kv.getWithMetadata(keyOf(call))
    const known = v.safeParse(Metadata, metadata)
    return value !== null && known.success ? { text: value, ...known.output } : undefined
  }

  #write(call: string, { text, ...metadata }: Copy): Promise<void> {
    return this.#kv.put(keyOf(call), text, { metadata })
  }
}

/** What `work` gives in time; `undefined` when KV fails, is not there, or does not answer. */
export async function orUndefined<T>(work: () => Promise<T>, timeoutMs = kvTimeoutMs): Promise<T | undefined> {
  try {
    return (await withTimeout(work(), timeoutMs))?.result
  } catch {
    return undefined
  }
}
