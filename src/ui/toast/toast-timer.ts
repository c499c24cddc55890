import { toastProgress } from './toast-progress.ts'

/** How long a toast stays, of whatever kind (spec §9), ms. */
const closeAfterMs = 3000

/** Further than this, in px, a press was a drag and no click. */
const maxClickMovePx = 5

/**
 * Runs a toast's time on its bar and calls `close` at the end. The bar shrinks, or shows `progress` (0 to 1) all the while. The time stands
 * still while the pointer or the keyboard is among the toasts, and while the window does not have the focus (spec §4): sonner's
 * own clock heeds only a hidden tab. Answers a function that ends it.
 */
export function runToastTimer(
  bar: HTMLElement,
  list: HTMLElement,
  close: () => void,
  progress: number | undefined,
): () => void {
  const [from, to] = progress === undefined ? [1, 0] : [toastProgress(progress), toastProgress(progress)]
  const time = bar.animate({ scale: [`${from} 1`, `${to} 1`] }, { duration: closeAfterMs, fill: 'forwards' })
  time.addEventListener('finish', close)
  const listeners = new AbortController()
  const sync = () => {
    // A finger leaves :hover behind where it was.
    const hovered = matchMedia('(hover: hover)').matches && list.matches(':hover')
    const waits = hovered || list.querySelector(':focus-visible') !== null || !document.hasFocus()
    if (time.playState === 'finished') return
    if (waits) time.pause()
    else time.play()
  }
  for (const event of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
    list.addEventListener(event, sync, { signal: listeners.signal })
  for (const event of ['blur', 'focus']) addEventListener(event, sync, { signal: listeners.signal })
  sync()
  return () => {
    listeners.abort()
    time.cancel()
  }
}

/** Calls `close` on a click on the toast; the end of a drag is none. Answers a function that ends it. */
export function closeOnClick(toast: HTMLElement, close: () => void): () => void {
  const listeners = new AbortController()
  let from = { x: 0, y: 0 }
  toast.addEventListener('pointerdown', ({ x, y }) => (from = { x, y }), { signal: listeners.signal })
  toast.addEventListener(
    'click',
    ({ x, y }) => {
      if (Math.hypot(x - from.x, y - from.y) <= maxClickMovePx) close()
    },
    { signal: listeners.signal },
  )
  return () => listeners.abort()
}
