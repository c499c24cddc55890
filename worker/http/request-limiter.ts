import { withTimeout } from './with-timeout.ts'
import { logFailure } from './log.ts'

/**
 * Concurrent requests of one isolate to one server. `unlisted` are reads of slugs that no list names:
 * visitors can invent them, so they wait apart.
 */
const slots = { reads: 5, unlisted: 1, deliveries: 1, mails: 1, pictures: 6 }
export type RequestKind = keyof typeof slots

/** Length of the queue of one kind, and the longest wait in it. */
const maxWaiting = 50
const maxWaitMs = 2000
/** No request takes so long: after it a slot belongs to a cancelled request. */
const lostAfterMs = 10_000
/** Failures in a row before a pause, and its duration. */
const maxFailures = 5
const pauseMs = 30_000
/** A slower read counts as a failure: by then visitors see the copy. */
export const slowMs = 1000

/** A request in the queue or in a slot, `since` a time (ms since 1970). */
interface Ticket {
  since: number
  /** Ends the wait. */
  resume: () => void
}

function removeOld(tickets: Set<Ticket>, now: number, ms: number): void {
  for (const ticket of tickets) if (now - ticket.since >= ms) tickets.delete(ticket)
}

/**
 * Slots, a bounded queue and a circuit breaker for requests of one kind to one server. `now` gives
 * ms since 1970.
 */
export class RequestLimiter {
  readonly #kind: RequestKind
  readonly #now: () => number
  readonly #underWay = new Set<Ticket>()
  readonly #waiting = new Set<Ticket>()
  #failures = 0
  #pausedUntil = 0
  #loggedBusyAt = -Infinity

  constructor(kind: RequestKind, now: () => number) {
    this.#kind = kind
    this.#now = now
  }

  /**
   * Runs `request` in a slot. Returns `undefined` without running it during a pause, if the queue
   * is full, or after 2 s. `failed` is for the breaker; it ignores `undefined`.
   */
  async run<T extends { failed: boolean | undefined }>(request: () => Promise<T>): Promise<T | undefined> {
    if (this.#isPaused()) return undefined
    const resumed = Promise.withResolvers<void>()
    const ticket: Ticket = { since: this.#now(), resume: resumed.resolve }
    this.#waiting.add(ticket)
    this.#admit()
    // Uses its own timer: workerd cancels a request that waits only for a promise of another request.
    if (this.#waiting.has(ticket) && this.#waiting.size <= maxWaiting) await withTimeout(resumed.promise, maxWaitMs)
    this.#waiting.delete(ticket)
    if (!this.#underWay.has(ticket)) return this.#reject()
    try {
      if (this.#isPaused()) return undefined
      const result = await request()
      if (result.failed !== undefined) this.#recordResult(result.failed)
      return result
    } finally {
      this.#underWay.delete(ticket)
      this.#admit()
    }
  }

  /** Ends a pause. */
  resume(): void {
    this.#failures = 0
    this.#pausedUntil = 0
  }

  /** Gives free slots to the oldest tickets in the queue. */
  #admit(): void {
    const now = this.#now()
    removeOld(this.#underWay, now, lostAfterMs)
    // The timers of these tickets ended, or their requests were cancelled.
    removeOld(this.#waiting, now, maxWaitMs)
    for (const ticket of this.#waiting) {
      if (this.#underWay.size >= slots[this.#kind]) return
      this.#waiting.delete(ticket)
      ticket.since = now
      this.#underWay.add(ticket)
      ticket.resume()
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

  /** Logs, at most once in 30 s, that no slot was free. */
  #reject(): undefined {
    const now = this.#now()
    if (this.#isPaused() || now - this.#loggedBusyAt < pauseMs) return
    this.#loggedBusyAt = now
    logFailure('requests turned away', undefined, { requests: this.#kind, waiting: this.#waiting.size })
  }
}

const limiters = new Map<string, RequestLimiter>()

/** The isolate's limiter for requests of `kind` to the server at `base`. */
export function limiterFor(base: string, kind: RequestKind): RequestLimiter {
  const key = `${kind} ${base}`
  const limiter = limiters.get(key) ?? new RequestLimiter(kind, () => Date.now())
  limiters.set(key, limiter)
  return limiter
}
