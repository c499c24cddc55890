import type { AnyRouter } from '@tanstack/react-router'
import { fillTimeLabels } from '#features/blog/time-label.ts'
import { element } from '#browser/element.ts'
import { watchConsent } from '#browser/consent/watch-consent.ts'
import { canRecord, collectErrors, consentToRecording, report, reportVisit } from '#browser/error-reports/reporting.ts'
import { mayLoadAhead } from '#browser/navigation/load-ahead.ts'
import { reloadOnce } from '#browser/navigation/reload-once.ts'
import { layOutBeforeJumps } from '#browser/navigation/whole-page.ts'
import { checkAddressOnSubmit } from '#features/newsletter/check-address.ts'
import { focusSearchOnShortcut } from '#features/search/search-shortcut.ts'
import { closeMenusOnEscapeOrClick } from '#shell/close-menus.ts'
import { offerLanguage } from '#shell/language-offer.ts'
import { switchThemeOnClick } from '#shell/theme-switch.ts'
import { loadMessages } from '#i18n/messages.ts'
import type { PageState } from '#render/router-internals.ts'
import { copyLinkOnClick } from '#ui/article/copy-link.ts'
import { markCurrentHeading } from '#ui/article/current-heading.ts'
import { pressOneOnClick } from '#ui/article/press-one.ts'
import { openSharePopups } from '#ui/article/share-popup.ts'
import { isPlainClick } from '#ui/plain-click.ts'
import { whenIdle } from '#ui/when-idle.ts'

// The browser's entry script (docs/product.md#hydration). The app loads when the browser is idle, or at
// the first interaction. Clicks on buttons that need the app are replayed after hydration.

const interactions = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel'] as const
/** Load More is a link to the next page, which the app handles. */
const needsApp = 'button, [role=tab], #load-more'
/** Buttons that work before hydration: they submit, open a popover or have a plain listener. */
const nativeButton = '[type=submit], [popovertarget], [data-native]'

const interaction = Promise.withResolvers<void>()
let hydration: Promise<void> | undefined
let hydrated = false
const queuedClicks: HTMLElement[] = []
const hydrateOnce = () => void (hydration ??= start())

function queueClick(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>(needsApp) : null
  if (hydrated || !button || button.matches(nativeButton) || !isPlainClick(event)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  queuedClicks.push(button)
  hydrateOnce()
}

/**
 * Loads the page's state, its scripts and texts in parallel with the app. Returns `undefined` if the
 * server has no state of this version.
 */
async function loadStateAndTexts(address: string) {
  const answer = await fetch(address)
  if (!answer.ok) return undefined
  const state: PageState = await answer.json()
  document.head.append(...state.scripts.map((href) => element('link', { rel: 'modulepreload', href })))
  return { state, messages: (await loadMessages(state.locale)).default }
}

/** Resolves with the router, or `undefined` if the page has no state. */
async function hydrate(): Promise<AnyRouter | undefined> {
  const version = document.documentElement.dataset.v
  if (!version) return undefined
  const query = new URLSearchParams(location.search)
  query.set('v', version)
  const address = `${location.pathname.replace(/\/$/, '')}/_payload.json?${query}`
  // React is evaluated first: together with the app it would be a long task.
  const react = import('./react.ts')
  const [page, { hydratePage }] = await Promise.all([loadStateAndTexts(address), import('./hydrate.tsx'), react])
  return page && hydratePage(page.state, page.messages)
}

/** Hydrates the page, then replays the queued clicks. */
async function start(): Promise<void> {
  const router = await hydrate().catch((error: unknown) => {
    // The server's page stays.
    console.error('Error while mounting app', error)
    report(error)
    return undefined
  })
  hydrated = true
  removeEventListener('click', queueClick, true)
  for (const button of queuedClicks.splice(0)) button.click()
  // Sentry loads after the first interaction.
  await interaction.promise
  await reportVisit(router)
}

/** Chromium reports a move by zero when a page appears under a resting pointer. */
function onInteraction(event: Event) {
  if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return
  interaction.resolve()
  hydrateOnce()
}

collectErrors()
for (const name of interactions) addEventListener(name, onInteraction, { capture: true, passive: true })
addEventListener('click', queueClick, true)
addEventListener('vite:preloadError', () => {
  if (!hydrated) reloadOnce(Date.now())
})

layOutBeforeJumps()
switchThemeOnClick()
closeMenusOnEscapeOrClick()
focusSearchOnShortcut()
offerLanguage()
checkAddressOnSubmit()
copyLinkOnClick()
markCurrentHeading()
pressOneOnClick()
openSharePopups()
fillTimeLabels()
watchConsent(canRecord() ? consentToRecording : undefined, mayLoadAhead(navigator))
// After the consent dialog, which loads first.
if (mayLoadAhead(navigator) && !document.hidden) whenIdle(hydrateOnce)
