import { SingleFlight, type WaitUntil } from '#worker/http/single-flight.ts'

export interface CacheEntry {
  /** In bytes. */
  size: number
  /** Ms since 1970. */
  freshUntil: number
  /** Ms since 1970. An entry with 0 is not stored. */
  staleUntil: number
}

export type CacheOutcome = 'hit' | 'stale' | 'miss'

/** An LRU cache for one isolate, bounded in bytes. */
export class PageCache<T extends CacheEntry> {
  #entries = new Map<string, T>()
  #loads = new SingleFlight<T>()
  readonly #maxBytes: number
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  /**
   * The entry of `key`, or the result of `load`; equal loads share one. A stale entry is renewed in
   * the background and stays if that fails.
   */
  async get(
    key: string,
    now: number,
    load: () => Promise<T>,
    waitUntil: WaitUntil,
  ): Promise<{ entry: T; outcome: CacheOutcome }> {
    const loadAndStore = () => this.#loadAndStore(key, load)
    const entry = this.#entries.get(key)
    if (entry && now < entry.staleUntil) {
      this.#entries.delete(key)
      this.#entries.set(key, entry)
      if (now < entry.freshUntil) return { entry, outcome: 'hit' }
      this.#loads.start(key, now, loadAndStore, waitUntil)
      return { entry, outcome: 'stale' }
    }
    return { entry: await this.#loads.run(key, now, loadAndStore, waitUntil), outcome: 'miss' }
  }

  /** Clears the cache. Loads in flight are returned but not stored. */
  clear(): void {
    this.#entries = new Map()
    this.#loads = new SingleFlight()
    this.#bytes = 0
  }

  async #loadAndStore(key: string, load: () => Promise<T>): Promise<T> {
    const entries = this.#entries
    const entry = await load()
    if (entries === this.#entries) this.#store(key, entry)
    return entry
  }

  #store(key: string, entry: T): void {
    if (entry.staleUntil === 0 || entry.size > this.#maxBytes) return
    this.#drop(key)
    this.#entries.set(key, entry)
    this.#bytes += entry.size
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.size ?? 0
    this.#entries.delete(key)
  }
}
