/** A page's times of the tap, in ms after its end. */
export type Sign = 'answer' | 'effect'

declare global {
  interface Window {
    /** Given to the page by visit.ts. */
    reportTouch(sign: Sign, ms: number): void
  }
}

/**
 * Runs in the page, from the start of each document. In each frame from the tap on it looks whether
 * the page answers (pressed state, loading bar), and whether other elements match `effect`. The
 * times are those at which these frames were drawn. Self-contained: Playwright sends its text.
 */
export function watchTap(effect: string): void {
  const tapEnded = 'touch-bench-tap-ended'
  const busy = '[aria-busy=true], .loading-bar[data-stage=loading]'
  const now = () => performance.timeOrigin + performance.now()
  const matching = () => [...document.querySelectorAll(effect)]
  let pressed: Element[] = []
  let lookBefore = ''
  let before: Element[] = []
  let isAnswered = false

  const look = () =>
    pressed
      .map((element) => {
        const { backgroundColor, borderColor, boxShadow, color, filter, opacity, scale, transform } =
          getComputedStyle(element)
        return [backgroundColor, borderColor, boxShadow, color, filter, opacity, scale, transform].join()
      })
      .join()
  function report(sign: Sign) {
    const tell = () => window.reportTouch(sign, Math.max(0, now() - Number(sessionStorage.getItem(tapEnded) ?? now())))
    // Directly after the frame that shows it: a timer would wait for the next task of the page.
    void scheduler.postTask(tell, { priority: 'user-blocking' })
  }
  function checkFrame() {
    if (!isAnswered && (document.querySelector(busy) || look() !== lookBefore)) {
      isAnswered = true
      report('answer')
    }
    const after = matching()
    const isThere = after.length !== before.length || after.some((element, index) => element !== before[index])
    if (isThere) report('effect')
    else requestAnimationFrame(checkFrame)
  }

  if (sessionStorage.getItem(tapEnded)) return void requestAnimationFrame(checkFrame)
  addEventListener(
    'touchstart',
    ({ target }) => {
      before = matching()
      for (let element = target; element instanceof Element && pressed.length < 3; element = element.parentElement)
        pressed.push(element)
      lookBefore = look()
      requestAnimationFrame(checkFrame)
    },
    true,
  )
  addEventListener(
    'touchend',
    ({ timeStamp }) => sessionStorage.setItem(tapEnded, String(performance.timeOrigin + timeStamp)),
    true,
  )
  // A window that would open is marked instead: it would take the bench's own processor.
  const markWindow = () => void document.documentElement.setAttribute('data-opened-window', '')
  window.open = () => {
    markWindow()
    return null
  }
  addEventListener('click', (event) => {
    const { target } = event
    if (event.defaultPrevented || !(target instanceof Element) || !target.closest('a[target=_blank]')) return
    event.preventDefault()
    markWindow()
  })
}
