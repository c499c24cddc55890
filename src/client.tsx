import type { AnyRouter } from '@tanstack/react-router'
import { watchConsent } from '#features/consent/watch-consent.ts'
import { keepErrors, report, watchVisit } from '#features/error-reporting/reporting.ts'
import { reloadOnce } from '#features/navigation/reload-once.ts'
import { watchSearchKeys } from '#features/search/search-shortcut.ts'
import { offerLanguage } from '#features/shell/language-offer.ts'
import { watchMenus } from '#features/shell/menus.ts'
import { watchThemeSwitch } from '#features/shell/theme-switch.ts'

/**
 * The only script before the first sign of life. It brings hydration in when the visitor touches
 * the page, and keeps what they do until then: links, forms and disclosures work natively, a click on a
 * button that needs the app is held and repeated.
 */
const signsOfLife = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel'] as const
/** Buttons that work without the app: they submit a form or open something native, or a plain module listens. */
const nativeButton = '[type=submit], [popovertarget], [data-native]'

let woken: Promise<void> | undefined
let hydrated = false
const held: HTMLElement[] = []

function hold(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button, [role=tab]') : null
  if (hydrated || !button || button.matches(nativeButton)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  held.push(button)
  wake()
}

/** Resolves with the app's router; with nothing when the state of this page is gone. */
async function hydrate(): Promise<AnyRouter | undefined> {
  const query = new URLSearchParams(location.search)
  query.set('v', document.documentElement.dataset.v ?? '')
  const address = `${location.pathname.replace(/\/$/, '')}/_payload.json?${query}`
  const [answer, { hydratePage }] = await Promise.all([fetch(address), import('#render/hydrate.tsx')])
  return answer.ok ? hydratePage(await answer.json()) : undefined
}

function wake() {
  woken ??= hydrate()
    .catch((error: unknown) => {
      // The page stays as the server sent it.
      console.error('Error while mounting app', error)
      report(error)
      return undefined
    })
    .then((router) => {
      hydrated = true
      removeEventListener('click', hold, true)
      for (const button of held.splice(0)) button.click()
      return watchVisit(router)
    })
}

keepErrors()
for (const sign of signsOfLife) addEventListener(sign, wake, { capture: true, passive: true, once: true })
addEventListener('click', hold, true)
addEventListener('vite:preloadError', () => {
  if (!hydrated) reloadOnce(Date.now())
})

watchThemeSwitch()
watchMenus()
watchSearchKeys()
offerLanguage()
// Only pages of the blog have any.
if (document.querySelector('time[data-label]'))
  void import('#features/blog/time-label.ts').then(({ fillTimeLabels }) => fillTimeLabels())
watchConsent()
