import { afterEach, beforeEach, expect, vi } from 'vitest'

// An unexpected line on the console fails the test; a test that expects one spies on the method.
const methods = ['error', 'warn'] as const
let spies: ReturnType<typeof vi.spyOn>[] = []

beforeEach(() => {
  spies = methods.map((method) => vi.spyOn(console, method))
})

afterEach(() => {
  // In workerd the console hands out wrapped functions, so the spies are asked, not the console.
  const calls = spies.flatMap((spy) => spy.mock.calls)
  vi.restoreAllMocks()
  expect(calls, 'unexpected on the console').toEqual([])
})
