/**
 * Handles clicks on elements that match `selector`, and tells which one it was. In the capture
 * phase: hydration stops clicks that bubble. Buttons among them have `data-native`, so that the
 * entry script does not keep the click for the app.
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
