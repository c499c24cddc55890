import { onDocumentClick } from '#ui/on-document-click.ts'

/** Delay after the load event in browsers without `requestIdleCallback` (Safari). */
const idleMs = 200

/**
 * Loads the consent dialog when the page has loaded and the browser is idle. Opens it again from
 * the footer's button. Without React, so that it works before hydration.
 */
export function watchConsent() {
  const loadDialog = () => import('./dialog.ts')
  const logError = (error: unknown) => console.error('The consent dialog cannot be shown', error)
  const ask = () =>
    void loadDialog()
      .then(({ askForConsent }) => askForConsent())
      .catch(logError)
  const askWhenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(ask) : setTimeout(ask, idleMs))
  if (document.readyState === 'complete') askWhenIdle()
  else addEventListener('load', askWhenIdle, { once: true })
  onDocumentClick('[data-consent-open]', () => {
    loadDialog()
      .then(({ openConsent }) => openConsent())
      .catch(logError)
  })
}
