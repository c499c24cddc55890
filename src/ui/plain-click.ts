import type { MouseEvent as ReactMouseEvent } from 'react'

/** Whether a click only follows a link: no modifier key (new tab, download), not prevented. */
export function isPlainClick(event: MouseEvent | ReactMouseEvent): boolean {
  const { metaKey, ctrlKey, shiftKey, altKey } = event
  return !event.defaultPrevented && event.button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
