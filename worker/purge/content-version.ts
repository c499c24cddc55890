import type { KVNamespace } from '@cloudflare/workers-types'
import { createMiddleware } from 'hono/factory'
import type { GatewayEnv } from '#worker/gateway-env.ts'
import { logFailure } from '#worker/log.ts'

const key = 'content:version'
/** Twice this is the longest that an isolate shows purged pages: KV itself may answer what it read that long ago. */
const readEverySeconds = 30

/** The version of the content, which a purge changes. `onChange` empties what an isolate kept of the one before. */
export class ContentVersion {
  readonly #onChange: () => void
  #known: string | null | undefined
  #readAt = 0

  constructor(onChange: () => void) {
    this.#onChange = onChange
  }

  /** Names a new version, for this isolate at once and for all others within a minute. Rejects when KV does. */
  async change(kv: KVNamespace): Promise<void> {
    const version = crypto.randomUUID()
    await kv.put(key, version)
    this.#known = version
    this.#onChange()
  }

  /**
   * Reads the version, when that was last done 30 s or more before `now` (ms since 1970). Where there is no KV, or it
   * fails, pages live out their time. Without anything to wait for when there is nothing to read.
   */
  refresh(kv: KVNamespace | undefined, now: number): Promise<void> | undefined {
    if (!kv || now - this.#readAt < readEverySeconds * 1000) return undefined
    this.#readAt = now
    return this.#read(kv)
  }

  async #read(kv: KVNamespace): Promise<void> {
    try {
      const version = await kv.get(key, { cacheTtl: readEverySeconds })
      if (this.#known !== undefined && this.#known !== version) this.#onChange()
      this.#known = version
    } catch (error) {
      logFailure('content version unknown', error)
    }
  }
}

/** Notices purges that went through another isolate, behind the visitor's back. */
export function contentVersion(version: ContentVersion) {
  return createMiddleware<GatewayEnv>(async function contentVersion(c, next) {
    const reading = version.refresh(c.env.SITE_KV, Date.now())
    if (reading) c.executionCtx.waitUntil(reading)
    return next()
  })
}
