import { analyticsCookiePrefix } from '#model/stored.ts'

/** The measurement id (`G-…`) that the worker wrote into the page; without it nothing starts. */
const measurementId = () => document.documentElement.dataset.analyticsId

let started = false
let silence: (() => void) | undefined

export const hasAnalytics = (): boolean => measurementId() !== undefined

/** The cookies that the library removes on withdrawal of consent. */
export const analyticsCookies = () => (measurementId() ? [{ name: new RegExp(`^${analyticsCookiePrefix}`) }] : [])

/** Loads the tag once. */
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

/** Disables the tag until the consent library reloads the page. */
export function stopAnalytics() {
  silence?.()
}
