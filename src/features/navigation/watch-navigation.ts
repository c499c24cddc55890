import type { AnyRouter } from '@tanstack/react-router'
import { showLoading } from './loading-bar.ts'
import { loadLostPages, reloadForNewBuilds } from './new-version.ts'
import { greetPages } from './page-change.ts'
import { prefetchLanguages } from './prefetch-language.ts'
import { prefetchLinks, sparesData } from './prefetch.ts'
import { transitPages } from './view-transitions.ts'

/** What happens between pages (spec §2 "Global behaviour"), from the moment the app has taken over. `build` made this page. */
export function watchNavigation(router: AnyRouter, build: string): void {
  showLoading(router)
  transitPages(router)
  greetPages(router)
  prefetchLinks(router)
  if (!sparesData(navigator)) prefetchLanguages()
  reloadForNewBuilds(build)
  loadLostPages(router)
}
