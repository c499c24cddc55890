import type { MouseEvent as ReactMouseEvent } from 'react'

/** Whether a click is unprevented, of the main button and without modifier keys. */
export function isPlainClick(event: MouseEvent | ReactMouseEvent): boolean {
  const { metaKey, ctrlKey, shiftKey, altKey } = event
  return !event.defaultPrevented && event.button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
