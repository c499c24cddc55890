import { useDeferredValue, type ReactNode } from 'react'

/** Not on the first page: the server has sent it with everything. */
let comesLater = false

/** Whether pages that appear from now on render what is below the fold in a second step. */
export function renderFoldLater(later: boolean): void {
  comesLater = later
}

/**
 * What a new page does not show in the window. A page that the app opens renders it after the frame
 * that shows its top (docs/decisions/077-page-change.md).
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const isRendered = useDeferredValue(true, !comesLater)
  // Until then space keeps what follows, such as the footer, out of the window.
  return isRendered ? children : <div className="h-screen" />
}
