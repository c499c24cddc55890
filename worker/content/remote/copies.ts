import * as v from 'valibot'
import { withTimeout } from '#worker/runtime/with-timeout.ts'
import type { Bindings } from '#worker/settings.ts'
import type { RemoteRead } from './remote-reads.ts'

/** Time (ms) after which an unchanged answer is written again: writes to KV are expensive. */
const renoteMs = 60 * 60 * 1000
const noteGoodMs = 60 * 1000
/** Time (ms) that an item must be missing before its copy is deleted. */
const missingMs = 60 * 1000
/** Time (ms) that KV may take before it counts as failing; more when only a copy can be shown. */
const kvTimeoutMs = 1000
export const lastCopyTimeoutMs = 5000
/** When the content server last gave a good answer (ms since 1970), for health. */
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

/** A good answer as KV has it: JSON of the parsed data, with its metadata. */
interface Stored extends Metadata {
  text: string
}

/** The last good answer to a read. */
export interface Copy<Data> extends Metadata {
  data: Data
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

  /** The copy of `read` that this build can read, when it comes within `timeoutMs` ms. */
  async find<Data>({ path, schema }: RemoteRead<Data>, timeoutMs = kvTimeoutMs): Promise<Copy<Data> | undefined> {
    const stored = await fromKv(() => this.#read(path), timeoutMs)
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), stored?.text)
    return stored && parsed.success ? { ...stored, data: parsed.output } : undefined
  }

  /**
   * Stores the `data` of a good answer, if it is worth a copy; an unchanged one only once an hour,
   * or when it was marked. Notes, at most once a minute, that there was one.
   */
  async keep({ path, tags, keeps }: RemoteRead, data: unknown): Promise<void> {
    const now = this.#now()
    if (now - this.#notedGoodAt >= noteGoodMs) {
      this.#notedGoodAt = now
      await fromKv(() => this.#kv.put(lastGoodKey, String(now)))
    }
    if (keeps?.(data) === false) return
    const text = JSON.stringify(data)
    const stored = await fromKv(() => this.#read(path))
    const isDoubted = stored?.askFirst === true || stored?.missingSince !== undefined
    if (stored?.text === text && !isDoubted && now - stored.fetchedAt < renoteMs) return
    await fromKv(() => this.#write(path, { text, tags, fetchedAt: now }))
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
    const stored = await fromKv(() => this.#read(path), lastCopyTimeoutMs)
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

  async #read(path: string): Promise<Stored | undefined> {
    const { value, metadata } = await this.#kv.getWithMetadata(keyOf(path))
    const stored = v.safeParse(Metadata, metadata)
    return value !== null && stored.success ? { text: value, ...stored.output } : undefined
  }

  #write(path: string, { text, ...metadata }: Stored): Promise<void> {
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
