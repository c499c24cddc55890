// Hold: replaces a method of the router (docs/architecture.md).
import type { AnyRouter } from '@tanstack/react-router'
import { addAllStyles, prefetchAllStyles } from './all-styles.ts'

/**
 * Changes pages when their styles are there, with a view transition where the browser supports it;
 * a list that only changes its filter changes at once. Replaces the router's own function, which
 * causes an unhandled rejection when the next transition skips the current one. page-change.css
 * defines it.
 */
export function startViewTransitions(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    // Beside the page's data.
    if (pathChanged) prefetchAllStyles()
  })
  router.startViewTransition = async (update: () => Promise<void>) => {
    const leaves = router.latestLocation.pathname !== router.state.resolvedLocation?.pathname
    if (!leaves) return update()
    await addAllStyles().catch(() => location.reload())
    if (!('startViewTransition' in document)) return update()
    const transition = document.startViewTransition(update)
    transition.ready.catch(() => undefined)
    return transition.updateCallbackDone
  }
}
