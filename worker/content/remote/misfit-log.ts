import { logFailure } from '#worker/runtime/log.ts'
import type { Misfit } from './misfit.ts'
import { RecentKeys } from './recent-keys.ts'

/** Most parts of one answer that the log names, and how long (ms) it does not name them again. */
const maxLines = 20
const loggedMs = 60 * 60 * 1000

/** Names what does not fit in the log, once, however often and in whatever lists it is read. */
export class MisfitLog {
  readonly #logged = new RecentKeys(loggedMs)

  write(path: string, misfits: readonly Misfit[], now: number): void {
    for (const misfit of misfits.slice(0, maxLines)) {
      const key = JSON.stringify([path.replace(/\?.*/, ''), misfit])
      if (!this.#logged.has(key, now)) logFailure('content left out', undefined, { call: path, ...misfit })
      this.#logged.add(key, now)
    }
  }
}
