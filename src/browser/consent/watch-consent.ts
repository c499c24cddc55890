import { onDocumentClick } from '#ui/on-document-click.ts'
import { whenIdle } from '#ui/when-idle.ts'
import { purposesOf, type Recording } from './purposes.ts'
import { nothingToApply } from './stored-answer.ts'

/**
 * Loads the consent dialog when the page has loaded and the browser is idle, unless an answer is
 * stored that asks for nothing. Opens it again from the footer's button, for which it is loaded when
 * that comes into the window, if the visitor's line allows (`mayLoadAhead`). Without React, so that
 * it works before hydration.
 * `recording` is `undefined` where nothing but analytics could wait for consent.
 */
export function watchConsent(recording: Recording | undefined, mayLoadAhead: boolean) {
  const loadDialog = () => import('./dialog.ts')
  const logError = (error: unknown) => console.error('The consent dialog cannot be shown', error)
  const ask = () =>
    void loadDialog()
      .then(({ askForConsent }) => askForConsent(recording))
      .catch(logError)
  if (nothingToApply(document.cookie, purposesOf(recording))) recording?.(false)
  else whenIdle(ask)
  if (mayLoadAhead) whenVisible('[data-consent-open]', () => void loadDialog().catch(() => undefined))
  onDocumentClick('[data-consent-open]', () => {
    loadDialog()
      .then(({ openConsent }) => openConsent(recording))
      .catch(logError)
  })
}

/** Calls `run` once when the first element that matches `selector` comes into the window. */
function whenVisible(selector: string, run: () => void) {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    whenIdle(run)
  })
  const element = document.querySelector(selector)
  if (element) observer.observe(element)
}
