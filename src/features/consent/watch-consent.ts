import { onDocumentClick } from '#ui/on-document-click.ts'

/** Safari has no idle callback: there it is this long after everything has loaded. */
const idleMs = 200

/**
 * Brings the consent dialog in once the page has loaded and the browser is idle, and opens it again from
 * the footer's button. Plain, so that it works before the app is there.
 */
export function watchConsent() {
  const dialog = () => import('./dialog.ts')
  const complain = (error: unknown) => console.error('The consent dialog cannot be shown', error)
  const ask = () =>
    void dialog()
      .then(({ askForConsent }) => askForConsent())
      .catch(complain)
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(ask) : setTimeout(ask, idleMs))
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  onDocumentClick('[data-consent-open]', () => {
    dialog()
      .then(({ openConsent }) => openConsent())
      .catch(complain)
  })
}
