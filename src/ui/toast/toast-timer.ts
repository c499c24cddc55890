/** How long each toast is shown, ms (docs/product.md#toasts). */
const closeAfterMs = 3000

/** A press that moves further than this, in px, is a drag and not a click. */
const maxClickMovePx = 5

/** The scale of a toast's bar: `progress` limited to 0…1; 0 if it is not a number. */
export const toastProgress = (progress: number) => Math.min(Math.max(progress || 0, 0), 1)

/**
 * Runs the time of a toast as the animation of its bar, then calls `close`. The bar shrinks, or shows
 * `progress` (0 to 1). The time stops as docs/product.md#toasts says; sonner stops it in hidden tabs only.
 */
export function runToastTimer(
  bar: HTMLElement,
  list: HTMLElement,
  close: () => void,
  progress: number | undefined,
  signal: AbortSignal,
): void {
  const [from, to] = progress === undefined ? [1, 0] : [toastProgress(progress), toastProgress(progress)]
  const time = bar.animate({ scale: [`${from} 1`, `${to} 1`] }, { duration: closeAfterMs, fill: 'forwards' })
  time.addEventListener('finish', close)
  signal.addEventListener('abort', () => time.cancel())
  const sync = () => {
    // `:hover` stays after a touch.
    const hovered = matchMedia('(hover: hover)').matches && list.matches(':hover')
    const waits = hovered || list.querySelector(':focus-visible') !== null || !document.hasFocus()
    if (time.playState === 'finished') return
    if (waits) time.pause()
    else time.play()
  }
  for (const event of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
    list.addEventListener(event, sync, { signal })
  for (const event of ['blur', 'focus']) addEventListener(event, sync, { signal })
  sync()
}

/** Calls `close` on a click, but not at the end of a drag. */
export function closeOnClick(toast: HTMLElement, close: () => void, signal: AbortSignal): void {
  let from = { x: 0, y: 0 }
  toast.addEventListener('pointerdown', ({ x, y }) => (from = { x, y }), { signal })
  const closeUnlessDragged = ({ x, y }: MouseEvent) => {
    if (Math.hypot(x - from.x, y - from.y) <= maxClickMovePx) close()
  }
  toast.addEventListener('click', closeUnlessDragged, { signal })
}
