import { element } from '#browser/element.ts'
import '#ui/article/trusted-article.ts'

declare global {
  interface Window {
    dataLayer?: IArguments[]
  }
}

/** Google's consent mode v2. The site grants only analytics, and only after consent. */
const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const

/** Queues a command. Google's tag expects the `arguments` object, not an array. */
function gtag(..._command: unknown[]) {
  window.dataLayer ??= []
  // oxlint-disable-next-line prefer-rest-params -- see above
  window.dataLayer.push(arguments)
}

/** Loads the tag with the id `G-…` after consent. The returned function stops it. */
export function loadTag(id: string): () => void {
  gtag('consent', 'default', denied)
  gtag('consent', 'update', { ...denied, analytics_storage: 'granted' })
  gtag('js', new Date())
  // The page can remove only cookies of its own host.
  gtag('config', id, { cookie_domain: location.hostname, allow_google_signals: false })
  const address = `https://www.googletagmanager.com/gtag/js?id=${id}`
  const createScriptURL = (url: string) => (url === address ? url : null)
  const policy = window.trustedTypes?.createPolicy('analytics', { createScriptURL })
  document.head.append(element('script', { async: true, src: policy?.createScriptURL(address) ?? address }))
  return () => {
    Object.assign(window, { [`ga-disable-${id}`]: true })
    gtag('consent', 'update', denied)
  }
}
