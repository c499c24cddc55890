// Hold: replaces a method of the router (docs/architecture.md).
import type { AnyRouter } from '@tanstack/react-router'
import { layOutWholePage } from '#ui/whole-page.ts'
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
    const { pathname, hash } = router.latestLocation
    const leaves = pathname !== router.state.resolvedLocation?.pathname
    // The router scrolls to a fragment, or to where the visitor was.
    const change = () => {
      if (leaves || hash) layOutWholePage()
      return update()
    }
    if (!leaves) return change()
    await addAllStyles().catch(() => location.reload())
    if (!('startViewTransition' in document)) return change()
    const transition = document.startViewTransition(change)
    transition.ready.catch(() => undefined)
    return transition.updateCallbackDone
  }
}
