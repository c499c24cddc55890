/**
 * Calls `handle` on each click on an element that matches `selector`. In the capture phase: during
 * hydration React stops clicks from bubbling.
 */
export function onDocumentClick(selector: string, handle: () => void): void {
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest(selector)) handle()
    },
    true,
  )
}
