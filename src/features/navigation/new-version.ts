import type { AnyRouter } from '@tanstack/react-router'
import * as v from 'valibot'

/** How often a visible page asks for the latest build, ms. */
export const pollEveryMs = 5 * 60_000
const Build = v.object({ id: v.string() })

/**
 * Asks for the latest build every 5 minutes while the page is visible, and when the visitor returns to it. Once there is another
 * one than `build`, links are left to the browser: the next navigation is a full load.
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
  // Before React hears of the click: nobody prevents it, and the browser follows the link.
  addEventListener(
    'click',
    (event) => {
      if (outdated && event.target instanceof Element && event.target.closest('a[href^="/"]')) event.stopPropagation()
    },
    true,
  )
}

/**
 * A page whose chunk is lost (another build was deployed) is loaded as a document. Chunks that no navigation waits for are left
 * out: who asked for them copes. What is lost before the app is there, src/client.tsx answers.
 */
export function reloadOnLostChunk(router: AnyRouter): void {
  addEventListener('vite:preloadError', () => {
    if (router.state.isLoading) location.reload()
  })
}
