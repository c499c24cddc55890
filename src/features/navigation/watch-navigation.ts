import type { AnyRouter } from '@tanstack/react-router'
import { addAllStyles } from './all-styles.ts'
import { showLoadingBar } from './loading-bar.ts'
import { reloadOnLostChunk, reloadForNewBuilds } from './new-version.ts'
import { announcePages } from './announce-pages.ts'
import { prefersReducedData } from './reduced-data.ts'
import { startViewTransitions } from './view-transitions.ts'

/** Starts what happens on navigations. `build` is the id of the build that made the page. */
export function watchNavigation(router: AnyRouter, build: string): void {
  showLoadingBar(router)
  startViewTransitions(router)
  announcePages(router)
  if (!prefersReducedData(navigator)) void prefetch(router)
  reloadForNewBuilds(build)
  reloadOnLostChunk(router)
}

/** Only where it may run is its script loaded. */
async function prefetch(router: AnyRouter): Promise<void> {
  const { prefetchLinks } = await import('./prefetch.ts')
  prefetchLinks(router)
  // The next page's styles. A failure shows when they are needed.
  addAllStyles().catch(() => undefined)
}
