import type { MouseEvent } from 'react'

/** Whether a click on a link asks for nothing but the link: no new tab, no download, nobody has answered it yet. */
export function isPlainClick(event: MouseEvent): boolean {
  const { metaKey, ctrlKey, shiftKey, altKey } = event
  return !event.defaultPrevented && event.button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
