import type { AnyRouter } from '@tanstack/react-router'
import { showLoadingBar } from './loading-bar.ts'
import { reloadOnLostChunk, reloadForNewBuilds } from './new-version.ts'
import { announcePages } from './announce-pages.ts'
import { prefetchLanguages } from './prefetch-language.ts'
import { prefetchLinks, prefersReducedData } from './prefetch.ts'
import { startViewTransitions } from './view-transitions.ts'

/**
 * Starts everything that happens on navigations, after hydration. `build` is the id of the build
 * that rendered the page.
 */
export function watchNavigation(router: AnyRouter, build: string): void {
  showLoadingBar(router)
  startViewTransitions(router)
  announcePages(router)
  prefetchLinks(router)
  if (!prefersReducedData(navigator)) prefetchLanguages()
  reloadForNewBuilds(build)
  reloadOnLostChunk(router)
}
