/** A page is not reloaded twice within this time for a lost chunk (spec §9), ms. */
export const reloadGuardMs = 10_000

const reloadedKey = 'reloaded-at'

/**
 * Reloads the page for a lost chunk, unless that was tried within 10 s or there is no network: then the page stays as the
 * server sent it. Without storage nobody could tell when, so there is no reload.
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
