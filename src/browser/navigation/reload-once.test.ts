import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadGuardMs, reloadOnce } from './reload-once.ts'

const reload = vi.fn<() => void>()
const browser = { onLine: true }

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('navigator', browser)
  browser.onLine = true
  reload.mockClear()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a lost chunk reloads the page at most once in ten seconds', () => {
  const now = Date.UTC(2026, 0, 1)
  expect(reloadGuardMs).toBe(10_000)
  reloadOnce(now)
  reloadOnce(now + 9999)
  expect(reload).toHaveBeenCalledTimes(1)
  reloadOnce(now + 10_000)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('without network or storage the page does not reload', () => {
  browser.onLine = false
  reloadOnce(Date.UTC(2026, 0, 1))
  browser.onLine = true
  vi.stubGlobal('sessionStorage', undefined)
  reloadOnce(Date.UTC(2026, 0, 1))
  expect(reload).not.toHaveBeenCalled()
})
