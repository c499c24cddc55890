import type { GatewayMiddleware } from '#worker/http/request.ts'
import { logFailure } from '#worker/http/log.ts'
import { withTimeout } from '#worker/http/with-timeout.ts'

const versionKey = 'content:version'
const epochKey = 'content:epoch'
/** Time (s) that KV may cache a value; 30 is its minimum. */
const kvSeconds = 30
/** Age (ms) of the last read after which the next one starts in the background. */
const readEveryMs = 15_000
/** Age (ms) of the last read after which visitors wait for the next one, and for how long. */
const lateMs = 30_000
const readTimeoutMs = 300

/** The parts of KV that the version needs. */
interface Store {
  get(keys: string[], options: { cacheTtl: number }): Promise<Map<string, string | null>>
  put(key: string, value: string): Promise<void>
}

interface Version {
  /** Time of the last purge (ms since 1970). */
  purgedAt: number
  /** Part of the keys of all copies. A new epoch forgets them. */
  epoch: string
}

/** The version of the content in KV, as this isolate knows it. */
export class ContentVersion {
  readonly #kv: Store
  readonly #now: () => number
  #version: Version | undefined
  #readAt = -Infinity
  /** Called after each change of a known version. */
  readonly onChange: (() => void)[] = []

  constructor(kv: Store, now = () => Date.now()) {
    this.#kv = kv
    this.#now = now
  }

  /**
   * Purges the content, and with `forget` every copy of it: here at once, elsewhere within a
   * minute. Rejects when KV does.
   */
  async purge(forget: boolean): Promise<void> {
    const before = await this.current()
    const epoch = forget ? crypto.randomUUID() : before.epoch
    const purgedAt = Math.max(this.#now(), before.purgedAt + 1)
    if (forget) await this.#kv.put(epochKey, epoch)
    await this.#kv.put(versionKey, String(purgedAt))
    this.#set({ purgedAt, epoch })
  }

  /** Time of the last known purge (ms since 1970); 0 before the first read. */
  get purgedAt(): number {
    return this.#version?.purgedAt ?? 0
  }

  /** The version, read first if it is unknown. Rejects when that read does. */
  async current(): Promise<Version> {
    return this.#version ?? this.#read()
  }

  /**
   * Reads the version in the background when the last read is 15 s old. After 30 s the caller waits,
   * except for the first read of an isolate. When KV fails, the version stays.
   */
  async refresh(waitUntil: (work: Promise<unknown>) => void): Promise<void> {
    const now = this.#now()
    const age = now - this.#readAt
    if (age < readEveryMs) return
    const reading = this.#read().catch((error: unknown) => logFailure('content version unknown', error))
    waitUntil(reading)
    if (this.#version && age >= lateMs) await withTimeout(reading, readTimeoutMs)
    // A slow read counts as done: later visitors do not wait again.
    this.#readAt = now
  }

  async #read(): Promise<Version> {
    const values = await this.#kv.get([versionKey, epochKey], { cacheTtl: kvSeconds })
    const version = { purgedAt: Number(values.get(versionKey)) || 0, epoch: values.get(epochKey) ?? '' }
    this.#set(version)
    return version
  }

  #set(version: Version): void {
    const before = this.#version
    // KV may answer with an older value for a while.
    if (before && version.purgedAt < before.purgedAt) return
    this.#version = version
    if (before && (before.purgedAt !== version.purgedAt || before.epoch !== version.epoch))
      for (const call of this.onChange) call()
  }
}

/** Detects purges made through other isolates, in the background if the last read is recent. */
export function contentVersion(version: ContentVersion): GatewayMiddleware {
  return async function contentVersion(c, next) {
    await version.refresh((work) => c.executionCtx.waitUntil(work))
    return next()
  }
}
