import type { KVNamespace } from '@cloudflare/workers-types'
import { withTimeout } from '#worker/runtime/with-timeout.ts'
import { logFailure } from '#worker/runtime/log.ts'
import type { GatewayMiddleware } from '#worker/http/request.ts'

const key = 'content:version'
/** Age up to which KV may answer from its own cache; 30 is its minimum. */
const kvSeconds = 30
/** Age from which the version is read again in the background. */
const readEverySeconds = 15
/** Age from which a visitor waits for the read; with `kvSeconds` how long a purge may take. */
const lateSeconds = 30
/** The longest time that a visitor waits for the read. */
const readTimeoutMs = 300

/** The version of the content, which a purge changes. `onChange` clears the isolate's cache. */
export class ContentVersion {
  readonly #onChange: () => void
  #version: string | null | undefined
  #readAt = 0

  constructor(onChange: () => void) {
    this.#onChange = onChange
  }

  /** A new version: here at once, elsewhere within a minute. Rejects when KV does. */
  async change(kv: KVNamespace): Promise<void> {
    const version = crypto.randomUUID()
    await kv.put(key, version)
    this.#version = version
    this.#onChange()
  }

  /**
   * Reads the version in the background (`waitUntil`) when the last read is 15 s old at `now` (ms
   * since 1970). From 30 s on a visitor waits, each for their own read; the first one of an
   * isolate does not. When KV fails, pages stay cached until they expire.
   */
  async refresh(kv: KVNamespace | undefined, now: number, waitUntil: (work: Promise<void>) => void): Promise<void> {
    const age = now - this.#readAt
    if (!kv || age < readEverySeconds * 1000) return
    const reading = this.#read(kv)
    waitUntil(reading)
    const isLate = this.#version !== undefined && age >= lateSeconds * 1000
    if (isLate) await withTimeout(reading, readTimeoutMs)
    // A slow read counts as done: later visitors do not wait again.
    this.#readAt = now
  }

  async #read(kv: KVNamespace): Promise<void> {
    try {
      const version = await kv.get(key, { cacheTtl: kvSeconds })
      if (this.#version !== undefined && this.#version !== version) this.#onChange()
      this.#version = version
    } catch (error) {
      logFailure('content version unknown', error)
    }
  }
}

/** Detects purges made through other isolates, in the background if the last read is recent. */
export function contentVersion(version: ContentVersion): GatewayMiddleware {
  return async function contentVersion(c, next) {
    await version.refresh(c.env.SITE_KV, Date.now(), (work) => c.executionCtx.waitUntil(work))
    return next()
  }
}
