import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showLoadingBar } from './loading-bar.ts'

const bar = {
  dataset: { stage: '' },
  style: { setProperty: () => undefined },
  append: () => undefined,
  failed: false,
  toggleAttribute: (_name: string, failed: boolean) => (bar.failed = failed),
}
let tell: Record<string, (change: object) => void> = {}
let status = 'success'

beforeEach(() => {
  vi.useFakeTimers()
  tell = {}
  status = 'success'
  vi.stubGlobal('document', { createElement: () => bar, body: { append: () => undefined } })
  const router = {
    subscribe: (name: string, listener: (change: object) => void) => (tell[name] = listener),
    get state() {
      return { matches: [{ status }] }
    },
  }
  Reflect.apply(showLoadingBar, undefined, [router])
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const begin = () => tell.onBeforeLoad?.({ fromLocation: {}, hrefChanged: true })
const end = () => tell.onResolved?.({})

/** Advances the clock by `ms`; returns the stages before and at the last millisecond. */
function after(ms: number) {
  vi.advanceTimersByTime(ms - 1)
  const before = bar.dataset.stage
  vi.advanceTimersByTime(1)
  return [before, bar.dataset.stage]
}

test('the bar appears after 200 ms, stays 500 ms after the end and resets 400 ms later', () => {
  begin()
  expect(after(200)).toEqual(['idle', 'loading'])
  vi.advanceTimersByTime(60_000)
  end()
  expect(bar.dataset.stage).toBe('done')
  expect(after(500)).toEqual(['done', 'leaving'])
  expect(after(400)).toEqual(['leaving', 'idle'])
})

test('a shorter load shows no bar, a failure always does', () => {
  begin()
  vi.advanceTimersByTime(199)
  end()
  vi.advanceTimersByTime(60_000)
  expect(bar.dataset.stage).toBe('idle')
  status = 'error'
  begin()
  end()
  expect([bar.dataset.stage, bar.failed]).toEqual(['done', true])
  // The next load is not red before its end.
  status = 'success'
  begin()
  vi.advanceTimersByTime(200)
  expect([bar.dataset.stage, bar.failed]).toEqual(['loading', false])
})
