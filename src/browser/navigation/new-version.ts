import type { AnyRouter } from '@tanstack/react-router'
import * as v from 'valibot'

/** How often a visible page fetches the id of the latest build, ms. */
export const pollEveryMs = 5 * 60_000
const Build = v.object({ id: v.string() })

/**
 * Asks for the id of the latest build every 5 minutes and when the visitor returns to the page. If
 * it is not `build`, the browser follows links: the next navigation is a full load.
 */
export function reloadForNewBuilds(build: string): void {
  let outdated = false

  async function poll() {
    if (outdated || document.visibilityState !== 'visible') return
    try {
      const latest = v.parse(Build, await (await fetch('/builds/latest.json')).json())
      outdated = latest.id !== build
    } catch (error) {
      console.error('The latest build is unknown', error)
    }
  }

  setInterval(poll, pollEveryMs)
  document.addEventListener('visibilitychange', poll)
  // The capture phase runs before React's handlers, so nothing prevents the browser from following
  // the link.
  addEventListener(
    'click',
    (event) => {
      if (outdated && event.target instanceof Element && event.target.closest('a[href^="/"]')) event.stopPropagation()
    },
    true,
  )
}

/**
 * Loads a page as a document if its chunk is missing because another build was deployed; not without
 * a network, where the browser would put a page of its own in its place. Other lost chunks are
 * handled where they are imported; before hydration src/browser/client.tsx handles them.
 */
export function reloadOnLostChunk(router: AnyRouter): void {
  addEventListener('vite:preloadError', () => {
    if (router.state.isLoading && navigator.onLine) location.reload()
  })
}
