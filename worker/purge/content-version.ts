import type { KVNamespace } from '@cloudflare/workers-types'
import { createMiddleware } from 'hono/factory'
import { withTimeout } from '#worker/runtime/with-timeout.ts'
import { logFailure } from '#worker/runtime/log.ts'
import type { GatewayEnv } from '#worker/http/request.ts'

const key = 'content:version'
/** How old an answer KV may give; it takes no less. */
const kvSeconds = 30
/** Age of the version known here from which it is read behind the visitors' backs. */
const readEverySeconds = 15
/** Age from which a visitor waits for the reading. Together with `kvSeconds` the longest that purged pages are shown. */
const lateSeconds = 30
/** The longest that a visitor waits. */
const readTimeoutMs = 300

/** A reading under way. `awaited` is what the visitor waits for first. */
interface Reading {
  done: Promise<void>
  awaited?: Promise<void>
}

/** The version of the content, which a purge changes. `onChange` empties what an isolate kept of the one before. */
export class ContentVersion {
  readonly #onChange: () => void
  #version: string | null | undefined
  #readAt = 0

  constructor(onChange: () => void) {
    this.#onChange = onChange
  }

  /** Names a new version, for this isolate at once and for all others within a minute. Rejects when KV does. */
  async change(kv: KVNamespace): Promise<void> {
    const version = crypto.randomUUID()
    await kv.put(key, version)
    this.#version = version
    this.#onChange()
  }

  /**
   * Reads the version, when that was last done 15 s or more before `now` (ms since 1970). A visitor who comes after 30 s waits for it, each
   * for a reading of their own, but for the first of an isolate, which has no page to forget. Where there is no KV, or it fails, pages live out
   * their time. `undefined` when there is nothing to read.
   */
  refresh(kv: KVNamespace | undefined, now: number): Reading | undefined {
    const age = now - this.#readAt
    if (!kv || age < readEverySeconds * 1000) return undefined
    const done = this.#read(kv)
    if (this.#version !== undefined && age >= lateSeconds * 1000) return { done, awaited: this.#await(done, now) }
    this.#readAt = now
    return { done }
  }

  /** Waits for a reading; one that takes too long counts as done, so that not every visitor waits in vain. */
  async #await(reading: Promise<void>, now: number): Promise<void> {
    await withTimeout(reading, readTimeoutMs)
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

/** Notices purges that went through another isolate, behind the visitor's back where that is soon enough. */
export function contentVersion(version: ContentVersion) {
  return createMiddleware<GatewayEnv>(async function contentVersion(c, next) {
    const reading = version.refresh(c.env.SITE_KV, Date.now())
    if (reading) {
      c.executionCtx.waitUntil(reading.done)
      await reading.awaited
    }
    return next()
  })
}
