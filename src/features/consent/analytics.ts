import '#ui/article/trusted-article.ts'

declare global {
  interface Window {
    dataLayer?: IArguments[]
  }
}

const tagAddress = (id: string) => `https://www.googletagmanager.com/gtag/js?id=${id}`

/** Everything of consent mode v2: denied before there is a tag. Only analytics is ever granted; the site shows no advertising. */
const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const

/** Google's tag reads the arguments as they were passed, not an array of them. */
function gtag(..._command: unknown[]) {
  window.dataLayer ??= []
  // oxlint-disable-next-line prefer-rest-params -- see above
  window.dataLayer.push(arguments)
}

/** Loads the Google tag for the measurement id `id` (`G-…`): denied by default, then analytics granted. Only after consent. */
export function loadTag(id: string) {
  gtag('consent', 'default', denied)
  gtag('consent', 'update', { ...denied, analytics_storage: 'granted' })
  gtag('js', new Date())
  // On this host alone, so that the cookies can be removed from here.
  gtag('config', id, { cookie_domain: location.hostname, allow_google_signals: false })
  const address = tagAddress(id)
  const policy = window.trustedTypes?.createPolicy('analytics', {
    createScriptURL: (url) => (url === address ? url : null),
  })
  const script = document.createElement('script')
  script.async = true
  script.src = policy?.createScriptURL(address) ?? address
  document.head.append(script)
}

/** Tells the tag to send nothing and to store nothing any more. */
export function silenceTag(id: string) {
  Object.assign(window, { [`ga-disable-${id}`]: true })
  gtag('consent', 'update', denied)
}
