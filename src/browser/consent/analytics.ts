import '#ui/article/trusted-article.ts'

declare global {
  interface Window {
    dataLayer?: IArguments[]
  }
}

const tagAddress = (id: string) => `https://www.googletagmanager.com/gtag/js?id=${id}`

/** Google's consent mode v2, all denied at first; only analytics is ever granted. */
const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const

/** Google's tag expects the `arguments` object itself, not an array. */
function gtag(..._command: unknown[]) {
  window.dataLayer ??= []
  // oxlint-disable-next-line prefer-rest-params -- see above
  window.dataLayer.push(arguments)
}

/**
 * Loads the tag with the id `G-…`, after consent only: all denied, then analytics granted. Returns
 * a function that stops the tag from sending and storing anything.
 */
export function loadTag(id: string): () => void {
  gtag('consent', 'default', denied)
  gtag('consent', 'update', { ...denied, analytics_storage: 'granted' })
  gtag('js', new Date())
  // Cookies of this host only, so that this page can remove them.
  gtag('config', id, { cookie_domain: location.hostname, allow_google_signals: false })
  const address = tagAddress(id)
  const policy = window.trustedTypes?.createPolicy('analytics', {
    createScriptURL: (url) => (url === address ? url : null),
  })
  const script = document.createElement('script')
  script.async = true
  script.src = policy?.createScriptURL(address) ?? address
  document.head.append(script)
  return () => {
    Object.assign(window, { [`ga-disable-${id}`]: true })
    gtag('consent', 'update', denied)
  }
}
