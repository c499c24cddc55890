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

/** A request that waits for a slot, or has one, `since` a time (ms since 1970). */
interface Place {
  since: number
  /** Ends the wait. */
  resume: () => void
}

/** Removes the places that were taken `ms` ago or before. */
function removeOld(places: Set<Place>, now: number, ms: number): void {
  for (const place of places) if (now - place.since >= ms) places.delete(place)
}

/**
 * Limits the requests of one kind to one server: slots, a bounded queue, and a breaker that asks
 * nothing for 30 s after five failures in a row. `now` gives ms since 1970.
 */
export class RequestLimiter {
  readonly #kind: RequestKind
  readonly #now: () => number
  readonly #underWay = new Set<Place>()
  readonly #waiting = new Set<Place>()
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
    if (this.#isPaused()) return undefined
    const resumed = Promise.withResolvers<void>()
    const place: Place = { since: this.#now(), resume: resumed.resolve }
    this.#admit()
    if (this.#waiting.size >= maxWaiting) return this.#reject()
    this.#waiting.add(place)
    this.#admit()
    // Uses its own timer: workerd cancels a request that waits only for another one's promise.
    if (this.#waiting.has(place)) await withTimeout(resumed.promise, maxWaitMs)
    this.#waiting.delete(place)
    if (!this.#underWay.has(place)) return this.#reject()
    try {
      if (this.#isPaused()) return undefined
      const result = await request()
      if (result.failed !== undefined) this.#recordResult(result.failed)
      return result
    } finally {
      this.#underWay.delete(place)
      this.#admit()
    }
  }

  /** Gives free slots to those who wait longest. */
  #admit(): void {
    const now = this.#now()
    removeOld(this.#underWay, now, lostAfterMs)
    // The timer of such a place has ended its wait, or its request was cancelled.
    removeOld(this.#waiting, now, maxWaitMs)
    for (const place of this.#waiting) {
      if (this.#underWay.size >= slots[this.#kind]) return
      this.#waiting.delete(place)
      place.since = now
      this.#underWay.add(place)
      place.resume()
    }
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
    for (const { resume } of this.#waiting) resume()
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
