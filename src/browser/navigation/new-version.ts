import type { AnyRouter } from '@tanstack/react-router'
import * as v from 'valibot'

/** Interval at which a visible page fetches the id of the latest build. */
const pollEveryMs = 5 * 60_000
const Build = v.object({ id: v.string() })

/**
 * Polls the id of the latest build every 5 minutes and when the visitor returns to the page. If it
 * differs from `build`, the next navigation is a full load.
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
  // In the capture phase, before React's handlers: the browser follows the link itself.
  addEventListener(
    'click',
    (event) => {
      if (outdated && event.target instanceof Element && event.target.closest('a[href^="/"]')) event.stopPropagation()
    },
    true,
  )
}

/**
 * Loads a page as a document when a deploy has removed its chunk; not offline, where the browser
 * would show its own error page. client.tsx handles chunks lost before hydration, importers all others.
 */
export function reloadOnLostChunk(router: AnyRouter): void {
  addEventListener('vite:preloadError', () => {
    if (router.state.isLoading && navigator.onLine) location.reload()
  })
}
