import type { AnyRouter } from '@tanstack/react-router'

/**
 * Pages change with the browser's view transition where it has one; a list that is only narrowed changes at once. In place of the
 * router's own, which leaves a transition that the next one skips as an unhandled rejection. Motion is app.css's to decide.
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
