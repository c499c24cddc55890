import { element } from '#ui/element.ts'

declare global {
  interface Window {
    dataLayer?: IArguments[]
  }
}

/** The measurement id (`G-…`) that the worker wrote into the page; without it nothing starts. */
const measurementId = () => document.documentElement.dataset.analyticsId

/** Google's consent mode v2, all denied at first; only analytics is ever granted. */
const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const

let started = false

/** Google's tag expects the `arguments` object itself, not an array. */
function gtag(..._command: unknown[]) {
  window.dataLayer ??= []
  // oxlint-disable-next-line prefer-rest-params -- see above
  window.dataLayer.push(arguments)
}

/** The cookies that the library removes on withdrawal of consent; it then reloads the page. */
export function analyticsCookies() {
  return measurementId() ? { autoClear: { cookies: [{ name: /^_ga/ }], reloadPage: true } } : {}
}

/** Loads the tag once, after consent only: all denied, then analytics granted. */
export function startAnalytics() {
  const id = measurementId()
  if (!id || started) return
  started = true
  gtag('consent', 'default', denied)
  gtag('consent', 'update', { ...denied, analytics_storage: 'granted' })
  gtag('js', new Date())
  // Cookies of this host only, so that this page can remove them.
  gtag('config', id, { cookie_domain: location.hostname, allow_google_signals: false })
  const address = `https://www.googletagmanager.com/gtag/js?id=${id}`
  const policy = window.trustedTypes?.createPolicy('analytics', {
    createScriptURL: (url) => (url === address ? url : null),
  })
  document.head.append(element('script', { async: true, src: policy?.createScriptURL(address) ?? address }))
}

/** Stops the tag from sending and storing anything, until the consent library reloads the page. */
export function stopAnalytics() {
  if (!started) return
  Object.assign(window, { [`ga-disable-${measurementId()}`]: true })
  gtag('consent', 'update', denied)
}
