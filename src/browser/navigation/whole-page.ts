import type { AnyRouter } from '@tanstack/react-router'

/** Switches the layout of the whole page (ui/skipping.css): a jump needs exact heights. */
const layOut = (whole: boolean) => document.documentElement.toggleAttribute('data-whole', whole)

/** Before hydration: the End key, a reload and Back scroll far down. */
export function layOutBeforeJumps(): void {
  const [entry] = performance.getEntriesByType('navigation')
  if (entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate') layOut(true)
  addEventListener('keydown', ({ key }) => {
    if (key === 'End') layOut(true)
  })
}

/** After hydration: the router scrolls to fragments, and on Back to the last position. */
export function layOutForRouter(router: AnyRouter): void {
  router.history.subscribe(({ action, location }: { action: { type: string }; location: { hash: string } }) =>
    layOut(location.hash !== '' || (action.type !== 'PUSH' && action.type !== 'REPLACE')),
  )
}
