/**
 * Handles clicks on elements that match `selector`. It captures them, because hydration stops clicks
 * that bubble. `data-native` on a button keeps the entry script from queueing the click.
 */
export function onDocumentClick(selector: string, handle: (element: HTMLElement, click: MouseEvent) => void): void {
  addEventListener(
    'click',
    (click) => {
      const element = click.target instanceof Element && click.target.closest<HTMLElement>(selector)
      if (element) handle(element, click)
    },
    true,
  )
}
