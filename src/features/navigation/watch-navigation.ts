import type { AnyRouter } from '@tanstack/react-router'
import { showLoadingBar } from './loading-bar.ts'
import { reloadOnLostChunk, reloadForNewBuilds } from './new-version.ts'
import { announcePages } from './announce-pages.ts'
import { keepPagesOffline } from './keep-pages-offline.ts'
import { layOutForRouter } from './whole-page.ts'

/** Starts what happens on navigations. `build` is the id of the build that made the page. */
export function watchNavigation(router: AnyRouter, build: string): void {
  showLoadingBar(router)
  layOutForRouter(router)
  announcePages(router)
  keepPagesOffline(router)
  reloadForNewBuilds(build)
  reloadOnLostChunk(router)
}
