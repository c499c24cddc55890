/** The measurement id (`G-…`) that the worker wrote into the page; without one nothing is measured (spec §4). */
const measurementId = () => document.documentElement.dataset.analyticsId

let started = false
let silence: (() => void) | undefined

/** What the library does when analytics is withdrawn: it removes the tag's cookies and loads the page anew, without the tag. */
export function analyticsCookies() {
  return measurementId() ? { autoClear: { cookies: [{ name: /^_ga/ }], reloadPage: true } } : {}
}

/** Brings in the tag, once. */
export async function startAnalytics(): Promise<void> {
  const id = measurementId()
  if (!id || started) return
  started = true
  try {
    const { loadTag, silenceTag } = await import('./analytics.ts')
    silence = () => silenceTag(id)
    loadTag(id)
  } catch (error) {
    console.error('No analytics', error)
  }
}

/** Silences the tag at once; the page that the library then loads has none. */
export function stopAnalytics() {
  silence?.()
}
