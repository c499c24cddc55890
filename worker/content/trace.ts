/** Facts about the content that one request reads. Embedded content sets none of them. */
export class ContentTrace {
  /** When the oldest copy that replaces an answer was fetched (ms since 1970). */
  copiedAt: number | undefined
  /** Some content was unavailable: no answer of the content server and no copy. */
  failed = false
  /** Time (ms) during which at least one read was in progress. */
  ms = 0
  #underWay = 0
  #since = 0

  /** Records that a copy fetched at `fetchedAt` replaces an answer. */
  useCopy(fetchedAt: number): void {
    this.copiedAt = Math.min(this.copiedAt ?? fetchedAt, fetchedAt)
  }

  /** Waits for `reading` and counts its time; what runs at the same time counts once. */
  async time<T>(reading: Promise<T>, now: () => number): Promise<T> {
    if (this.#underWay === 0) this.#since = now()
    this.#underWay += 1
    try {
      return await reading
    } finally {
      this.#underWay -= 1
      if (this.#underWay === 0) this.ms += now() - this.#since
    }
  }
}

/** `Cache-Status` (RFC 9211) of an answer made of copies; `age` is the oldest one's in s. */
export const copyStatus = (copiedAt: number, now: number) =>
  `content; hit; detail=stale; age=${Math.max(0, Math.round((now - copiedAt) / 1000))}`
