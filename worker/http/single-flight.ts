import { withTimeout } from './with-timeout.ts'

/** Time (ms) after which work counts as lost: longer than a read with all its retries. */
const timeoutMs = 20_000

const isLost = (since: number, now: number) => now - since >= timeoutMs

/** Keeps the worker alive for `work` after the response. */
export type WaitUntil = (work: Promise<unknown>) => void

/**
 * Equal requests share one run of the work. When workerd cancels a request, its promises never
 * settle. So each waiter has its own timer, and restarts the work after `timeoutMs`.
 */
export class SingleFlight<T> {
  readonly #underWay = new Map<string, { result: Promise<T>; since: number }>()

  /** The result of `work`, or of the run for `key` in progress at `now` (ms since 1970). */
  async run(key: string, now: number, work: () => Promise<T>, waitUntil: WaitUntil): Promise<T> {
    const running = this.#find(key, now)
    if (!running) return this.#begin(key, now, work, waitUntil)
    const lostAt = running.since + timeoutMs
    const shared = await withTimeout(running.result, lostAt - now)
    return shared ? shared.result : this.run(key, lostAt, work, waitUntil)
  }

  /** Starts `work` in the background unless it is in progress. Ignores errors. */
  start(key: string, now: number, work: () => Promise<T>, waitUntil: WaitUntil): void {
    if (!this.#find(key, now)) void this.#begin(key, now, work, waitUntil)
  }

  /** Includes lost work that is not removed yet. */
  get size(): number {
    return this.#underWay.size
  }

  #find(key: string, now: number) {
    const running = this.#underWay.get(key)
    return running && !isLost(running.since, now) ? running : undefined
  }

  #begin(key: string, since: number, work: () => Promise<T>, waitUntil: WaitUntil): Promise<T> {
    // Keys come from visitors, so lost entries must not stay.
    for (const [other, running] of this.#underWay) if (isLost(running.since, since)) this.#underWay.delete(other)
    const result = work().finally(() => {
      if (this.#underWay.get(key)?.result === result) this.#underWay.delete(key)
    })
    this.#underWay.set(key, { result, since })
    // Other requests need the result even if the first visitor disconnects.
    waitUntil(result.catch(() => undefined))
    return result
  }
}
