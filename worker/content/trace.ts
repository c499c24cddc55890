/** Facts about the content that one request reads. Embedded content sets none of them. */
export class ContentTrace {
  /** Time of the oldest copy that replaces an answer (ms since 1970). */
  copiedAt: number | undefined
  /** Whether a read had neither an answer nor a copy. */
  failed = false
  /** Time (ms) during which at least one read was in progress. */
  ms = 0
  #running = 0
  #since = 0

  /** Records that a copy fetched at `fetchedAt` replaces an answer. */
  useCopy(fetchedAt: number): void {
    this.copiedAt = Math.min(this.copiedAt ?? fetchedAt, fetchedAt)
  }

  /** Counts the time of `reading` in `ms`. */
  async time<T>(reading: Promise<T>, now: () => number): Promise<T> {
    if (this.#running === 0) this.#since = now()
    this.#running += 1
    try {
      return await reading
    } finally {
      this.#running -= 1
      if (this.#running === 0) this.ms += now() - this.#since
    }
  }
}

/** `Cache-Status` (RFC 9211) of an answer made of copies; `age` (s) is that of the oldest copy. */
export const copyStatus = (copiedAt: number, now: number) =>
  `content; hit; detail=stale; age=${Math.max(0, Math.round((now - copiedAt) / 1000))}`
