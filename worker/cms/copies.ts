import * as v from 'valibot'
import type { ContentVersion } from './content-version.ts'
import { withTimeout } from '#worker/http/with-timeout.ts'
import type { Bindings } from '#worker/settings.ts'
import type { RemoteRead } from './remote-reads.ts'

/** Time (s) after which KV deletes a copy that was not written again. */
const timeToLive = 30 * 24 * 60 * 60
/** Time (ms) after which an unchanged answer is written again: writes to KV are expensive. */
const rewriteAfterMs = 60 * 60 * 1000
/** Time (ms) that KV may take before it counts as failing; more when only a copy can be shown. */
const kvTimeoutMs = 1000
export const lastCopyTimeoutMs = 5000

/** What KV keeps beside a copy: when it was fetched (ms since 1970). */
const Metadata = v.object({ fetchedAt: v.number() })

/** The last good answer to a read. */
export interface Copy<Data> {
  data: Data
  fetchedAt: number
  /** Whether a purge came after it: the content server is asked before the copy is shown. */
  askFirst: boolean
}

/** The last good answers, in KV, under the epoch of the content. When KV fails, there are none. */
export class Copies {
  readonly #kv: Bindings['SITE_KV']
  readonly #version: ContentVersion
  readonly #now: () => number

  constructor(kv: Bindings['SITE_KV'], version: ContentVersion, now: () => number) {
    this.#kv = kv
    this.#version = version
    this.#now = now
  }

  /** The copy of `read` that this build can read, when it comes within `timeoutMs` ms. */
  async find<Data>({ path, schema }: RemoteRead<Data>, timeoutMs = kvTimeoutMs): Promise<Copy<Data> | undefined> {
    const stored = await fromKv(() => this.#read(path), timeoutMs)
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), stored?.text)
    return stored && parsed.success ? { ...stored, data: parsed.output } : undefined
  }

  /**
   * Stores the `data` of a good answer if it is worth a copy; an unchanged one only once an hour,
   * or after a purge. Gives whether it was written.
   */
  async keep({ path, keeps }: RemoteRead, data: unknown): Promise<boolean> {
    if (keeps?.(data) === false) return false
    const fetchedAt = this.#now()
    const text = JSON.stringify(data)
    const isWritten = await fromKv(async () => {
      const stored = await this.#read(path)
      if (stored?.text === text && !stored.askFirst && fetchedAt - stored.fetchedAt < rewriteAfterMs) return false
      await this.#kv.put(await this.#key(path), text, { metadata: { fetchedAt }, expirationTtl: timeToLive })
      return true
    }, lastCopyTimeoutMs)
    return isWritten === true
  }

  /** Deletes the copy of `path`. Reads it first: most missing items never had one. */
  async delete(path: string): Promise<void> {
    await fromKv(async () => {
      if (await this.#read(path)) await this.#kv.delete(await this.#key(path))
    }, lastCopyTimeoutMs)
  }

  async #key(path: string): Promise<string> {
    return `copy:${(await this.#version.current()).epoch}${path}`
  }

  async #read(path: string) {
    const { value, metadata } = await this.#kv.getWithMetadata(await this.#key(path))
    const stored = v.safeParse(Metadata, metadata)
    if (value === null || !stored.success) return undefined
    const { fetchedAt } = stored.output
    return { text: value, fetchedAt, askFirst: fetchedAt <= (await this.#version.current()).purgedAt }
  }
}

/** The result of `work`; `undefined` when KV fails, is missing, or does not answer in time. */
async function fromKv<T>(work: () => Promise<T>, timeoutMs = kvTimeoutMs): Promise<T | undefined> {
  try {
    return (await withTimeout(work(), timeoutMs))?.result
  } catch {
    return undefined
  }
}
