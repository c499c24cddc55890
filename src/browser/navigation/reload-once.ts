import { reloadedKey } from '#model/stored.ts'

/** Minimum time between two reloads, ms. */
export const reloadGuardMs = 10_000

/**
 * Reloads the page after a lost chunk, unless it did so less than 10 s before `now` (ms). Offline or
 * without storage, the server's page stays.
 */
export function reloadOnce(now: number): void {
  try {
    if (!navigator.onLine || now - Number(sessionStorage.getItem(reloadedKey)) < reloadGuardMs) return
    sessionStorage.setItem(reloadedKey, String(now))
  } catch {
    return
  }
  location.reload()
}
