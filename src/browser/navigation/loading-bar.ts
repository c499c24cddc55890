import type { AnyRouter } from '@tanstack/react-router'
import { element } from '#browser/element.ts'

/** In ms (docs/product.md#loading-bar). Loads shorter than `throttle` show no bar. */
const times = { throttle: 200, duration: 2000, hideDelay: 500, resetDelay: 400 }

/** `idle`: invisible; `loading`: the bar grows; `done`: full; `leaving`: it fades. */
type Stage = 'idle' | 'loading' | 'done' | 'leaving'

/** Shows the bar while the router loads a page, in the error colour if the page failed. */
export function showLoadingBar(router: AnyRouter): void {
  const bar = element('div', { className: 'loading-bar', ariaHidden: 'true' })
  bar.style.setProperty('--loading-duration', `${times.duration}ms`)
  bar.style.setProperty('--loading-reset-delay', `${times.resetDelay}ms`)
  document.body.append(bar)
  let timer: ReturnType<typeof setTimeout> | undefined

  function enter(stage: Stage) {
    bar.dataset.stage = stage
    if (stage === 'loading') bar.toggleAttribute('data-failed', false)
    if (stage === 'done') after(times.hideDelay, 'leaving')
    if (stage === 'leaving') after(times.resetDelay, 'idle')
  }
  function after(ms: number, stage: Stage) {
    clearTimeout(timer)
    timer = setTimeout(enter, ms, stage)
  }

  enter('idle')
  router.subscribe('onBeforeLoad', ({ fromLocation, hrefChanged }) => {
    if (fromLocation && hrefChanged) after(times.throttle, 'loading')
  })
  router.subscribe('onResolved', () => {
    const failed = router.state.matches.some(({ status }) => status === 'error')
    bar.toggleAttribute('data-failed', failed)
    // A fast load shows no bar, unless it failed.
    if (bar.dataset.stage === 'idle' && !failed) clearTimeout(timer)
    else enter('done')
  })
}
