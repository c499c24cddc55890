import { onDocumentClick } from '#ui/on-document-click.ts'
import { whenIdle } from '#ui/when-idle.ts'
import { hasAnalytics } from './analytics-switch.ts'
import { nothingToApply } from './stored-answer.ts'

/** Starts (`true`) or ends what waits for consent besides analytics; called with every answer. */
export type Recording = (granted: boolean) => void

/**
 * Loads the consent dialog when the page has loaded and the browser is idle, unless an answer is
 * stored that asks for nothing. Opens it again from the footer's button. Without React, so that it
 * works before hydration.
 * `recording` is `undefined` where nothing but analytics could wait for consent.
 */
export function watchConsent(recording: Recording | undefined) {
  const loadDialog = () => import('./dialog.ts')
  const logError = (error: unknown) => console.error('The consent dialog cannot be shown', error)
  const ask = () =>
    void loadDialog()
      .then(({ askForConsent }) => askForConsent(recording))
      .catch(logError)
  const purposes = { analytics: hasAnalytics(), recording: recording !== undefined }
  if (nothingToApply(document.cookie, purposes)) recording?.(false)
  else whenIdle(ask)
  onDocumentClick('[data-consent-open]', () => {
    loadDialog()
      .then(({ openConsent }) => openConsent(recording))
      .catch(logError)
  })
}
