import { reloadedKey } from '#model/stored.ts'

/** Minimum time between two reloads for a lost chunk, ms. */
export const reloadGuardMs = 10_000

/**
 * Reloads the page for a lost chunk; not within 10 s of the last time (`now` in ms), and not
 * without network or storage, which remembers it. The page then stays as the server sent it.
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
