import { onDocumentClick } from '#ui/on-document-click.ts'

/** Delay after the load event in browsers without `requestIdleCallback` (Safari). */
const idleMs = 200

/** Starts (`true`) or ends what waits for consent besides analytics; called with every answer. */
export type Recording = (granted: boolean) => void

/**
 * Loads the consent dialog when the page has loaded and the browser is idle. Opens it again from
 * the footer's button. Without React, so that it works before hydration.
 * `recording` is `undefined` where nothing but analytics could wait for consent.
 */
export function watchConsent(recording: Recording | undefined) {
  const loadDialog = () => import('./dialog.ts')
  const logError = (error: unknown) => console.error('The consent dialog cannot be shown', error)
  const ask = () =>
    void loadDialog()
      .then(({ askForConsent }) => askForConsent(recording))
      .catch(logError)
  const askWhenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(ask) : setTimeout(ask, idleMs))
  if (document.readyState === 'complete') askWhenIdle()
  else addEventListener('load', askWhenIdle, { once: true })
  onDocumentClick('[data-consent-open]', () => {
    loadDialog()
      .then(({ openConsent }) => openConsent(recording))
      .catch(logError)
  })
}
