import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runToastTimer, toastProgress } from './toast-timer.ts'

/** A fake of the browser's animation, whose end the test triggers, and of the window. */
class Clock extends EventTarget {
  playState = 'running'
  pause = () => (this.playState = 'paused')
  play = () => (this.playState = 'running')
  cancel = () => undefined
}
const visitor = { hasFocus: true, isOver: false }

beforeEach(() => {
  const listeners = new EventTarget()
  vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners))
  vi.stubGlobal('dispatchEvent', listeners.dispatchEvent.bind(listeners))
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('document', { hasFocus: () => visitor.hasFocus })
  Object.assign(visitor, { hasFocus: true, isOver: false })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Starts the timer of a toast. */
function run(progress?: number) {
  const clock = new Clock()
  const animate = vi.fn<(...args: unknown[]) => Clock>(() => clock)
  const list = Object.assign(new EventTarget(), { matches: () => visitor.isOver, querySelector: () => null })
  const close = vi.fn<() => void>()
  Reflect.apply(runToastTimer, undefined, [{ animate }, list, close, progress, new AbortController().signal])
  return { clock, animate, list, close }
}

test('the bar shrinks for three seconds, and its end closes the toast', () => {
  const { clock, animate, close } = run()
  expect(animate).toHaveBeenCalledExactlyOnceWith({ scale: ['1 1', '0 1'] }, { duration: 3000, fill: 'forwards' })
  expect(close).not.toHaveBeenCalled()
  clock.dispatchEvent(new Event('finish'))
  expect(close).toHaveBeenCalledOnce()
})

test.each([
  [0.4, '0.4 1'],
  [7, '1 1'],
  [-7, '0 1'],
])('with a progress of %d the bar stays at %s for as long', (progress, scale) => {
  expect(run(progress).animate).toHaveBeenCalledWith({ scale: [scale, scale] }, { duration: 3000, fill: 'forwards' })
})

test('the time stands still under the pointer, and while another window has the focus', () => {
  const { clock, list } = run()
  visitor.isOver = true
  list.dispatchEvent(new Event('pointerenter'))
  expect(clock.playState).toBe('paused')
  visitor.isOver = false
  list.dispatchEvent(new Event('pointerleave'))
  expect(clock.playState).toBe('running')
  visitor.hasFocus = false
  dispatchEvent(new Event('blur'))
  expect(clock.playState).toBe('paused')
  visitor.hasFocus = true
  dispatchEvent(new Event('focus'))
  expect(clock.playState).toBe('running')
})

test.each([
  [0, 0],
  [0.25, 0.25],
  [1, 1],
  [-0.1, 0],
  [1.1, 1],
  [Number.POSITIVE_INFINITY, 1],
  [Number.NEGATIVE_INFINITY, 0],
  [Number.NaN, 0],
])('a progress of %d shows as %d', (progress, shown) => {
  expect(toastProgress(progress)).toBe(shown)
})
