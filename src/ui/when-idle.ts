/** Calls `run` when the page has loaded and the browser is idle. */
export function whenIdle(run: () => void): void {
  // Safari has no `requestIdleCallback`.
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 200))
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
