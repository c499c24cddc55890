import type { AnyRouter } from '@tanstack/react-router'

/** Whether the browser lays out the whole page (ui/skipping.css): a jump needs exact heights. */
const layOut = (whole: boolean) => document.documentElement.toggleAttribute('data-whole', whole)

/** Before the app: the key End, a reload and the way back lead to a place far below. */
export function layOutBeforeJumps(): void {
  const [entry] = performance.getEntriesByType('navigation')
  if (entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate') layOut(true)
  addEventListener('keydown', ({ key }) => {
    if (key === 'End') layOut(true)
  })
}

/** In the app: the router scrolls to a fragment, and on the way back to the last position. */
export function layOutForRouter(router: AnyRouter): void {
  router.history.subscribe(({ action, location }: { action: { type: string }; location: { hash: string } }) =>
    layOut(location.hash !== '' || (action.type !== 'PUSH' && action.type !== 'REPLACE')),
  )
}
