import { withTimeout } from '#worker/runtime/with-timeout.ts'
import { notAsked } from './client.ts'
import { watchedReads, type RemoteRead } from './remote-reads.ts'

/** Age (ms) up to which an answer says that a call is well, and how long a check may take. */
const wellMs = 10_000
const checkTimeoutMs = 2500

/** A call that fails: why, and since when (ms since 1970), as this isolate knows. */
export interface FailingCall {
  call: string
  reason: string
  since: number
}

/** How the latest request of each watched read ended. */
export class CallStates {
  readonly #now: () => number
  readonly #goodAt = new Map<string, number>()
  readonly #failing = new Map<string, FailingCall>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** Records an answer, or the `reason` of a failure; while nothing is asked, the one before stays. */
  note({ path }: RemoteRead, reason: string | undefined): void {
    const before = this.#failing.get(path)
    if (!watchedReads.some((read) => read.path === path) || (before && reason === notAsked)) return
    this.#goodAt.delete(path)
    this.#failing.delete(path)
    if (reason === undefined) this.#goodAt.set(path, this.#now())
    else this.#failing.set(path, { call: path, reason, since: before?.since ?? this.#now() })
  }

  /** Whether the latest request was answered, at most `ms` ago. */
  isWell(path: string, ms = wellMs): boolean {
    return this.#now() - (this.#goodAt.get(path) ?? -Infinity) <= ms
  }

  isFailing(path: string): boolean {
    return this.#failing.has(path)
  }

  /** The calls that fail: each is asked unless it was answered a moment ago. */
  async check(ask: (read: RemoteRead) => Promise<unknown>): Promise<FailingCall[]> {
    const asked = watchedReads.filter(({ path }) => !this.isWell(path))
    await withTimeout(Promise.all(asked.map(ask)), checkTimeoutMs)
    return asked
      .filter(({ path }) => !this.isWell(path))
      .map(({ path }) => this.#failing.get(path) ?? { call: path, reason: 'no answer yet', since: this.#now() })
  }
}
