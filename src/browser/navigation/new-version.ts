import type { AnyRouter } from '@tanstack/react-router'
import * as v from 'valibot'
import { onDocumentClick } from '#ui/on-document-click.ts'

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
  // Keeps the click from React's handlers: the browser follows the link itself.
  onDocumentClick('a[href^="/"]', (_, click) => {
    if (outdated) click.stopPropagation()
  })
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
