/** Handles clicks on `selector` in the capture phase: hydration stops those that bubble. */
export function onDocumentClick(selector: string, handle: () => void): void {
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest(selector)) handle()
    },
    true,
  )
}
