import { withTimeout } from './with-timeout.ts'

/** How long work may take before it counts as lost, in ms: longer than a read of the content server with all its tries. */
const defaultTimeoutMs = 20_000

/** Lets work go on after the answer of the request at hand. */
type WaitUntil = (work: Promise<unknown>) => void

/**
 * Work of which equal requests share one. In workerd a request may wait for what another one does; but should that one be
 * ended, its promise never settles. So nobody waits longer than `timeoutMs`, by a clock of its own: then the work is done anew.
 */
export class SingleFlight<T> {
  readonly #underWay = new Map<string, { result: Promise<T>; since: number }>()
  readonly #timeoutMs: number

  constructor(timeoutMs = defaultTimeoutMs) {
    this.#timeoutMs = timeoutMs
  }

  /** What `work` gives for `key`, shared with what is under way at `now` (ms since 1970). Rejects when it does. */
  async run(key: string, now: number, work: () => Promise<T>, waitUntil: WaitUntil): Promise<T> {
    const running = this.#find(key, now)
    if (!running) return this.#begin(key, now, work, waitUntil)
    const lostAt = running.since + this.#timeoutMs
    const shared = await withTimeout(running.result, lostAt - now)
    return shared ? shared.result : this.run(key, lostAt, work, waitUntil)
  }

  /** Does `work` behind the visitor's back, unless it is under way. Whether it fails concerns nobody. */
  start(key: string, now: number, work: () => Promise<T>, waitUntil: WaitUntil): void {
    if (!this.#find(key, now)) void this.#begin(key, now, work, waitUntil)
  }

  /** How much work is remembered: what is under way, and what was lost since work last began. */
  get size(): number {
    return this.#underWay.size
  }

  /** Shares nothing more of what is under way. */
  forget(): void {
    this.#underWay.clear()
  }

  #find(key: string, now: number) {
    const running = this.#underWay.get(key)
    return running && !this.#isLost(running.since, now) ? running : undefined
  }

  #isLost(since: number, now: number): boolean {
    return now - since >= this.#timeoutMs
  }

  #begin(key: string, since: number, work: () => Promise<T>, waitUntil: WaitUntil): Promise<T> {
    // Nobody may ask for its key again, which a visitor can make up.
    for (const [other, running] of this.#underWay) if (this.#isLost(running.since, since)) this.#underWay.delete(other)
    const result = work().finally(() => {
      if (this.#underWay.get(key)?.result === result) this.#underWay.delete(key)
    })
    this.#underWay.set(key, { result, since })
    // Whoever else waits for it must not lose it when the first visitor goes away.
    waitUntil(result.catch(() => undefined))
    return result
  }
}
