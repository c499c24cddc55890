/** What one request learns about its content while it reads it. Reads of embedded content leave no trace. */
export class ContentTrace {
  /** When the oldest copy was fetched (ms since 1970) that stands in for an answer of the content server. */
  staleSince: number | undefined
  /** Something could not be had at all: not from the content server, and not as a copy. */
  failed = false
  /** ms during which at least one read was under way. */
  ms = 0
  #underWay = 0
  #since = 0

  /** Notes that a copy fetched at `fetchedAt` stands in for an answer. */
  stale(fetchedAt: number): void {
    this.staleSince = Math.min(this.staleSince ?? fetchedAt, fetchedAt)
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

/** The member of `Cache-Status` (RFC 9211) for an answer made of copies: they are stale, and the oldest is `age` seconds old. */
export const staleStatus = (staleSince: number, now: number) =>
  `content; hit; detail=stale; age=${Math.max(0, Math.round((now - staleSince) / 1000))}`
