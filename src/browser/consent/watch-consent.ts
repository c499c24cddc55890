import { onDocumentClick } from '#ui/on-document-click.ts'
import { whenIdle } from '#ui/when-idle.ts'
import { purposesOf, type Recording } from './purposes.ts'
import { nothingToApply } from './stored-answer.ts'

/**
 * Loads the consent dialog when the browser is idle, unless the page asks nothing or the stored answer
 * grants nothing. The footer's button opens it again. With `mayLoadAhead` the dialog's script is loaded
 * when that button is visible. `recording` is `undefined` without error reports. Works before hydration.
 */
export function watchConsent(recording: Recording | undefined, mayLoadAhead: boolean) {
  if (document.documentElement.dataset.consent === undefined) return
  const loadDialog = () => import('./dialog.ts')
  const run = (use: (dialog: Awaited<ReturnType<typeof loadDialog>>) => Promise<void>) =>
    loadDialog()
      .then(use)
      .catch((error: unknown) => console.error('The consent dialog cannot be shown', error))
  if (nothingToApply(document.cookie, purposesOf(recording))) recording?.(false)
  else whenIdle(() => void run(({ askForConsent }) => askForConsent(recording)))
  onDocumentClick('[data-consent-open]', () => void run(({ openConsent }) => openConsent(recording)))

  const button = document.querySelector('[data-consent-open]')
  if (!button || !mayLoadAhead) return
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    whenIdle(() => void loadDialog().catch(() => undefined))
  })
  observer.observe(button)
}
