/** Delay after the load event in browsers without `requestIdleCallback` (Safari). */
const idleMs = 200

/** Calls `run` when the page has loaded and the browser is idle. */
export function whenIdle(run: () => void): void {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, idleMs))
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
