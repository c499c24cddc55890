/**
 * Calls `handle` when something that matches `selector` is clicked, anywhere in the document. In the capture phase: while React takes the
 * page over, it lets no click bubble.
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
