import { SingleFlight } from '#worker/http/single-flight.ts'

/**
 * Something that can be kept: its size in bytes, and until when (ms since 1970) it is fresh and
 * may be shown stale. `staleUntil: 0` is never kept and replaces nothing.
 */
export interface CacheEntry {
  size: number
  freshUntil: number
  staleUntil: number
}

/** How an answer came about, for `Cache-Status` (RFC 9211). */
export type CacheOutcome = 'hit' | 'stale' | 'miss'

/** The page cache of one isolate: bounded in bytes, least recently used first out. */
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
   * The entry of `key`: from memory, renewed in the background (`waitUntil`) when stale; else
   * loaded. Equal loads share one. A failing load leaves a stale entry in place, else it rejects.
   */
  async get(
    key: string,
    now: number,
    load: () => Promise<T>,
    waitUntil: (work: Promise<unknown>) => void,
  ): Promise<{ entry: T; outcome: CacheOutcome }> {
    const entry = this.#entries.get(key)
    if (entry && now < entry.staleUntil) {
      this.#entries.delete(key)
      this.#entries.set(key, entry)
      if (now < entry.freshUntil) return { entry, outcome: 'hit' }
      this.#loads.start(key, now, this.#keeping(key, load), waitUntil)
      return { entry, outcome: 'stale' }
    }
    return { entry: await this.#loads.run(key, now, this.#keeping(key, load), waitUntil), outcome: 'miss' }
  }

  /** Forgets everything; what is being loaded meanwhile is answered, and not kept. */
  clear(): void {
    this.#entries = new Map()
    this.#loads = new SingleFlight()
    this.#bytes = 0
  }

  /** `load`, whose entry is kept when nothing was forgotten meanwhile. */
  #keeping(key: string, load: () => Promise<T>): () => Promise<T> {
    return async () => {
      const entries = this.#entries
      const entry = await load()
      if (entries === this.#entries) this.#keep(key, entry)
      return entry
    }
  }

  #keep(key: string, entry: T): void {
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
