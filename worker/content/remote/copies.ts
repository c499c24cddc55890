import * as v from 'valibot'
import { withTimeout } from '#worker/runtime/with-timeout.ts'
import type { Bindings } from '#worker/settings.ts'

/** Time (ms) after which an unchanged answer is written again: writes to KV are expensive. */
const renoteMs = 60 * 60 * 1000
const noteGoodMs = 60 * 1000
/** Time (ms) that an item must be missing before its copy is deleted. */
const missingMs = 60 * 1000
/** Time (ms) that KV may take before it counts as failing; more when only a copy can be shown. */
const kvTimeoutMs = 1000
export const lastCopyTimeoutMs = 5000
const lastGoodKey = 'content:last-good'

/** Prefix of the keys of all copies. */
export const copyPrefix = 'copy:'
const keyOf = (path: string) => copyPrefix + path

/** What KV keeps beside a copy. */
export const Metadata = v.object({
  /** Tags that a purge can name (worker/purge/forget.ts). */
  tags: v.array(v.string()),
  /** ms since 1970. */
  fetchedAt: v.number(),
  /** Set by a purge: the content server is asked before the copy is shown. */
  askFirst: v.optional(v.boolean()),
  /** When the content server was first found not to have the item any more (ms since 1970). */
  missingSince: v.optional(v.number()),
})
type Metadata = v.InferOutput<typeof Metadata>

/** A good answer: JSON of the parsed data, with its metadata. */
export interface Copy extends Metadata {
  text: string
}

/** The last good answers, in KV. When KV fails, there are none; only `mark` rejects. */
export class Copies {
  readonly #kv: Bindings['SITE_KV']
  readonly #now: () => number
  #notedGoodAt = 0

  constructor(kv: Bindings['SITE_KV'], now: () => number) {
    this.#kv = kv
    this.#now = now
  }

  /** The copy of the answer to `path`, when it comes within `timeoutMs` ms. */
  find(path: string, timeoutMs = kvTimeoutMs): Promise<Copy | undefined> {
    return fromKv(() => this.#read(path), timeoutMs)
  }

  /** Stores a good answer; an unchanged one only once an hour, or when it was marked. */
  async keep(path: string, text: string, tags: string[]): Promise<void> {
    const fetchedAt = this.#now()
    const stored = await this.find(path)
    const isDoubted = stored?.askFirst === true || stored?.missingSince !== undefined
    if (stored?.text === text && !isDoubted && fetchedAt - stored.fetchedAt < renoteMs) return
    await fromKv(() => this.#write(path, { text, tags, fetchedAt }))
  }

  /** Has the content server asked before the copy is shown; false without one. May reject. */
  async mark(path: string): Promise<boolean> {
    const stored = await this.#read(path)
    if (!stored) return false
    await this.#write(path, { ...stored, askFirst: true })
    return true
  }

  /**
   * Records that the content server does not have the item of `path`. Deletes its copy when that
   * was already so a minute ago. True when there is no copy any more.
   */
  async miss(path: string): Promise<boolean> {
    const stored = await this.find(path, lastCopyTimeoutMs)
    if (!stored) return true
    const now = this.#now()
    if (stored.missingSince === undefined) {
      await fromKv(() => this.#write(path, { ...stored, missingSince: now }))
      return false
    }
    if (now - stored.missingSince < missingMs) return false
    await fromKv(() => this.#kv.delete(keyOf(path)))
    return true
  }

  /** Records, at most once a minute, a good answer (`content:last-good`, ms since 1970). */
  async noteGood(): Promise<void> {
    const now = this.#now()
    if (now - this.#notedGoodAt < noteGoodMs) return
    this.#notedGoodAt = now
    await fromKv(() => this.#kv.put(lastGoodKey, String(now)))
  }

  async #read(path: string): Promise<Copy | undefined> {
    const { value, metadata } = await this.#kv.getWithMetadata(keyOf(path))
    const stored = v.safeParse(Metadata, metadata)
    return value !== null && stored.success ? { text: value, ...stored.output } : undefined
  }

  #write(path: string, { text, ...metadata }: Copy): Promise<void> {
    return this.#kv.put(keyOf(path), text, { metadata })
  }
}

/** The result of `work`; `undefined` when KV fails, is missing, or does not answer in time. */
export async function fromKv<T>(work: () => Promise<T>, timeoutMs = kvTimeoutMs): Promise<T | undefined> {
  try {
    return (await withTimeout(work(), timeoutMs))?.result
  } catch {
    return undefined
  }
}
