import { reloadedKey } from '#model/stored.ts'

/** Minimum time between two reloads for a lost chunk, ms. */
export const reloadGuardMs = 10_000

/**
 * Reloads the page for a lost chunk, unless it was reloaded less than 10 s before `now` or there is
 * no network; then the page stays as the server sent it. Without storage the last reload is
 * unknown, so there is none.
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
