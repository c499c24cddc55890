// Hold: replaces a method of the router (docs/architecture.md).
import type { AnyRouter } from '@tanstack/react-router'

/**
 * Changes pages with a view transition where the browser supports it; a list that only changes its
 * filter changes at once. Replaces the router's own function, which causes an unhandled rejection
 * when the next transition skips the current one. page-change.css defines it.
 */
export function startViewTransitions(router: AnyRouter): void {
  router.startViewTransition = (update: () => Promise<void>) => {
    const leaves = router.latestLocation.pathname !== router.state.resolvedLocation?.pathname
    if (!leaves || !('startViewTransition' in document)) return update()
    const transition = document.startViewTransition(update)
    transition.ready.catch(() => undefined)
    return transition.updateCallbackDone
  }
}
