import { slowMs } from '#worker/runtime/request-limiter.ts'

const maxTries = 3

/**
 * What `attempt` gives, repeated at once up to twice while `mayRepeat` says so. A try that took
 * longer than 1 s is not repeated: a slow server needs time, not more requests.
 */
export async function retryQuickly<T>(attempt: () => Promise<T>, mayRepeat: (result: T) => boolean): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const started = Date.now()
    const result = await attempt()
    if (tries >= maxTries || Date.now() - started > slowMs || !mayRepeat(result)) return result
  }
}
