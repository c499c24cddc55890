import { withTimeout } from '#worker/http/with-timeout.ts'
import { notAsked } from './client.ts'
import type { RemoteConfig } from './remote-config.ts'
import { watchedReads, type RemoteRead } from './remote-reads.ts'

/** Age (ms) of an answer after which a health check asks again, and how long the check may take. */
const wellMs = 10_000
const checkTimeoutMs = 2500

/** A call that fails: why, and since when (ms since 1970), as this isolate knows. */
export interface FailingCall {
  call: string
  reason: string
  since: number
}

/** The latest result of each watched read. Without `reason` it was answered. */
export function callStates(now: () => number) {
  const latest = new Map<string, { at: number; since: number; reason: string | undefined }>()

  /** Whether the latest request was answered, at most `ms` ago. */
  function isWell(path: string, ms = wellMs): boolean {
    const state = latest.get(path)
    return state !== undefined && state.reason === undefined && now() - state.at <= ms
  }
  const isFailing = (path: string) => latest.get(path)?.reason !== undefined

  return {
    isWell,
    isFailing,

    /**
     * Records an answer, or the `reason` of a failure. A request that was not sent keeps the reason
     * before.
     */
    note({ path }: RemoteRead, reason: string | undefined): void {
      if (!watchedReads.some((read) => read.path === path) || (isFailing(path) && reason === notAsked)) return
      const since = isFailing(path) && reason !== undefined ? latest.get(path)?.since : undefined
      latest.set(path, { at: now(), reason, since: since ?? now() })
    },

    /** The calls that fail, of the `parts` that the server has. Asks each call without a recent answer. */
    async check(
      ask: (read: RemoteRead) => Promise<unknown>,
      parts: Partial<RemoteConfig['content']>,
    ): Promise<FailingCall[]> {
      const asked = watchedReads.filter(({ path, part }) => !isWell(path) && (!part || parts[part]))
      await withTimeout(Promise.all(asked.map(ask)), checkTimeoutMs)
      return asked
        .filter(({ path }) => !isWell(path))
        .map(({ path }) => {
          const { reason = 'no answer yet', since = now() } = latest.get(path) ?? {}
          return { call: path, reason, since }
        })
    },
  }
}
