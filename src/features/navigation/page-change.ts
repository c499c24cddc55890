// Hold: replaces a method of the router (docs/architecture.md).
import type { AnyRouter } from '@tanstack/react-router'
import { renderFoldLater } from '#ui/below-the-fold.tsx'
import { changeVisibleFirst, layOutWholePage } from '#ui/whole-page.ts'
import { applyAllStyles, loadAllStyles } from './all-styles.ts'

/**
 * Changes pages when their styles are there, and lays out first what the window shows
 * (docs/product.md#page-change). A list that only changes its filter changes at once.
 */
export function changePages(router: AnyRouter): void {
  let isWayBack = false
  router.history.subscribe(({ action }: { action: { type: string } }) => {
    isWayBack = action.type !== 'PUSH' && action.type !== 'REPLACE'
  })
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    // Beside the page's data.
    if (pathChanged) void loadAllStyles().catch(() => undefined)
  })
  // The router waits for it before it shows a page; no event of its own can wait.
  router.startViewTransition = async (update: () => Promise<void>) => {
    if (router.latestLocation.pathname !== router.state.resolvedLocation?.pathname)
      await loadAllStyles().catch(() => location.reload())
    return update()
  }
  router.subscribe('onBeforeRouteMount', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation) return
    if (pathChanged) changeVisibleFirst(applyAllStyles)
    // The router scrolls to a fragment, or to where the visitor was.
    const needsHeights = toLocation.hash !== '' || isWayBack
    if (needsHeights) layOutWholePage()
    renderFoldLater(!needsHeights)
  })
}
