import { analyticsCookiePrefix } from '#model/stored.ts'
import { removeCookies } from './consent-record.ts'

/** The measurement id (`G-…`) that the worker wrote into the page; without it nothing starts. */
const measurementId = () => document.documentElement.dataset.analyticsId

let started = false
let silence: (() => void) | undefined

export const hasAnalytics = (): boolean => measurementId() !== undefined

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

/** Disables the tag, which stays in the page until it is loaded again, and removes its cookies. */
export function stopAnalytics() {
  silence?.()
  if (hasAnalytics()) removeCookies(analyticsCookiePrefix)
}
