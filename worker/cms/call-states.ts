import { withTimeout } from '#worker/http/with-timeout.ts'
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

/** How the latest request of each watched read ended; without `reason` it was answered. */
export class CallStates {
  readonly #now: () => number
  readonly #latest = new Map<string, { at: number; since: number; reason: string | undefined }>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** Records an answer, or the `reason` of a failure. A request that was not sent keeps the reason before. */
  note({ path }: RemoteRead, reason: string | undefined): void {
    const before = this.#latest.get(path)
    const isFailing = before?.reason !== undefined
    if (!watchedReads.some((read) => read.path === path) || (isFailing && reason === notAsked)) return
    const at = this.#now()
    this.#latest.set(path, { at, reason, since: isFailing && reason !== undefined ? before.since : at })
  }

  /** Whether the latest request was answered, at most `ms` ago. */
  isWell(path: string, ms = wellMs): boolean {
    const state = this.#latest.get(path)
    return state !== undefined && state.reason === undefined && this.#now() - state.at <= ms
  }

  isFailing(path: string): boolean {
    return this.#latest.get(path)?.reason !== undefined
  }

  /** The calls that fail. Asks each call that was not answered a moment ago. */
  async check(ask: (read: RemoteRead) => Promise<unknown>): Promise<FailingCall[]> {
    const asked = watchedReads.filter(({ path }) => !this.isWell(path))
    await withTimeout(Promise.all(asked.map(ask)), checkTimeoutMs)
    return asked
      .filter(({ path }) => !this.isWell(path))
      .map(({ path }) => {
        const { reason = 'no answer yet', since = this.#now() } = this.#latest.get(path) ?? {}
        return { call: path, reason, since }
      })
  }
}
