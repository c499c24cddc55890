import { notAsked } from './client.ts'

/** A call that fails: why, and since when (ms since 1970), as this isolate knows. */
export interface FailingCall {
  call: string
  reason: string
  since: number
}

/** How the latest request of each call ended. Its callers see to it that there are few calls. */
export class CallStates {
  readonly #states = new Map<string, { goodAt: number } | { failing: FailingCall }>()

  /** Records an answer, or the `reason` of a failure; while nothing is asked, the one before stays. */
  note(call: string, now: number, reason: string | undefined): void {
    const before = this.failing(call)
    if (reason === notAsked && before) return
    const since = before?.since ?? now
    this.#states.set(call, reason === undefined ? { goodAt: now } : { failing: { call, reason, since } })
  }

  /** When the latest request was answered; 0 when it was not. */
  goodAt(call: string): number {
    const state = this.#states.get(call)
    return state && 'goodAt' in state ? state.goodAt : 0
  }

  failing(call: string): FailingCall | undefined {
    const state = this.#states.get(call)
    return state && 'failing' in state ? state.failing : undefined
  }
}
