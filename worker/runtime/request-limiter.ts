import { withTimeout } from './with-timeout.ts'
import { logFailure } from './log.ts'

/**
 * Requests that one isolate has under way at one server at once. Reads and deliveries make six at
 * the content server; each kind has slots of its own, so none waits for the other.
 */
const slots = { reads: 5, deliveries: 1, pictures: 6 }
export type RequestKind = keyof typeof slots

/** Requests of one kind that may wait for a slot, and for how long. */
const maxWaiting = 50
const maxWaitMs = 2000
/** A slot held longer than any request can take belongs to a cancelled request. */
const lostAfterMs = 10_000
/** Failures in a row after which the server is not asked, and for how long. */
const maxFailures = 5
const pauseMs = 30_000
/** A read that takes longer is a failure for the breaker: visitors are shown the copy by then. */
export const slowMs = 1000

interface Slot {
  since: number
}

interface Waiter {
  since: number
  slot: Slot | undefined
  resume: () => void
}

/**
 * Limits the requests of one kind to one server: slots, a bounded queue, and a breaker that asks
 * nothing for 30 s after five failures in a row. `now` gives ms since 1970.
 */
export class RequestLimiter {
  readonly #kind: RequestKind
  readonly #now: () => number
  readonly #underWay = new Set<Slot>()
  readonly #waiting = new Set<Waiter>()
  #failures = 0
  #pausedUntil = 0
  #loggedBusyAt = -Infinity

  constructor(kind: RequestKind, now: () => number) {
    this.#kind = kind
    this.#now = now
  }

  /**
   * Runs `request` in a slot; `undefined` without running it during a pause, when the queue is
   * full, or after 2 s. `failed` tells whether the server seems unwell; `undefined` says nothing
   * about it.
   */
  async run<T extends { failed: boolean | undefined }>(request: () => Promise<T>): Promise<T | undefined> {
    const slot = await this.#enter()
    if (!slot) return undefined
    try {
      if (this.#isPaused()) return undefined
      const result = await request()
      if (result.failed !== undefined) this.#recordResult(result.failed)
      return result
    } finally {
      this.#underWay.delete(slot)
      this.#admit()
    }
  }

  async #enter(): Promise<Slot | undefined> {
    if (this.#isPaused()) return undefined
    this.#admit()
    const free = this.#take()
    if (free) return free
    if (this.#waiting.size >= maxWaiting) return this.#reject()
    const resumed = Promise.withResolvers<void>()
    const waiter: Waiter = { since: this.#now(), slot: undefined, resume: resumed.resolve }
    this.#waiting.add(waiter)
    // Uses its own timer: workerd cancels a request that waits only for another one's promise.
    await withTimeout(resumed.promise, maxWaitMs)
    this.#waiting.delete(waiter)
    // A slot may have been assigned while the timer ran out.
    return waiter.slot ?? this.#reject()
  }

  /** Gives free slots to those who wait longest. */
  #admit(): void {
    const now = this.#now()
    for (const slot of this.#underWay) if (now - slot.since >= lostAfterMs) this.#underWay.delete(slot)
    for (const waiter of this.#waiting) {
      // Its own timer has ended it, or its request was killed.
      const isLate = now - waiter.since >= maxWaitMs
      if (!isLate) waiter.slot = this.#take()
      if (!isLate && !waiter.slot) return
      this.#waiting.delete(waiter)
      waiter.resume()
    }
  }

  #take(): Slot | undefined {
    if (this.#underWay.size >= slots[this.#kind]) return undefined
    const slot = { since: this.#now() }
    this.#underWay.add(slot)
    return slot
  }

  #isPaused(): boolean {
    return this.#now() < this.#pausedUntil
  }

  #recordResult(failed: boolean): void {
    // Results of requests that began before the pause do not count.
    if (this.#isPaused()) return
    this.#failures = failed ? this.#failures + 1 : 0
    if (this.#failures < maxFailures) return
    logFailure('requests paused', undefined, { requests: this.#kind, failures: this.#failures, ms: pauseMs })
    this.#failures = 0
    this.#pausedUntil = this.#now() + pauseMs
    for (const waiter of this.#waiting) waiter.resume()
    this.#waiting.clear()
  }

  /** Logs, at most once in 30 s, that requests were not made because no slot was free. */
  #reject(): undefined {
    const now = this.#now()
    if (this.#isPaused() || now - this.#loggedBusyAt < pauseMs) return
    this.#loggedBusyAt = now
    logFailure('requests turned away', undefined, { requests: this.#kind, waiting: this.#waiting.size })
  }
}

const limiters = new Map<string, RequestLimiter>()

/** The one limiter of this isolate for requests of `kind` to the server at `base`. */
export function limiterFor(base: string, kind: RequestKind): RequestLimiter {
  const key = `${kind} ${base}`
  const limiter = limiters.get(key) ?? new RequestLimiter(kind, () => Date.now())
  limiters.set(key, limiter)
  return limiter
}
