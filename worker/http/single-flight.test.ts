import { expect, test, vi } from 'vitest'
import { SingleFlight } from './single-flight.ts'

/** Work that ends when the test says so. */
function heldWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { work: vi.fn(() => promise), resolve, reject }
}

const never = () => new Promise<string>(() => undefined)
const nothing = () => undefined

test('concurrent equal work runs once, later work runs again', async () => {
  const flight = new SingleFlight<string>()
  const { work, resolve } = heldWork()
  const all = [flight.run('a', 0, work, nothing), flight.run('a', 1, work, nothing)]
  expect(await flight.run('b', 1, async () => 'other', nothing)).toBe('other')
  resolve('one')
  expect(await Promise.all(all)).toEqual(['one', 'one'])
  expect(work).toHaveBeenCalledOnce()
  expect(await flight.run('a', 2, async () => 'two', nothing)).toBe('two')
})

test('the first request keeps the work alive, and a failure is not an unhandled rejection', async () => {
  const flight = new SingleFlight<string>()
  const { work, reject } = heldWork()
  const [first, second] = [vi.fn(), vi.fn()]
  flight.start('a', 0, work, first)
  flight.start('a', 1, work, second)
  const waiting = flight.run('a', 1, work, second)
  reject(new Error('down'))
  await expect(waiting).rejects.toThrow('down')
  expect(work).toHaveBeenCalledOnce()
  expect(second).not.toHaveBeenCalled()
  expect(await first.mock.calls[0]?.[0]).toBeUndefined()
})

test('a waiter restarts lost work', async () => {
  const flight = new SingleFlight<string>()
  flight.start('a', 0, never, nothing)
  const again = async () => 'again'
  const waiting = [19_985, 19_990, 19_990].map((now) => flight.run('a', now, again, nothing))
  expect(await Promise.all(waiting)).toEqual(['again', 'again', 'again'])
})

test('a new request does not wait for lost work', async () => {
  const flight = new SingleFlight<string>()
  flight.start('a', 0, never, nothing)
  expect(await flight.run('a', 20_000, async () => 'again', nothing)).toBe('again')
})

test('lost work is removed when other work begins', async () => {
  const flight = new SingleFlight<string>()
  for (let visitor = 0; visitor < 50; visitor += 1) flight.start(`/${visitor}`, visitor, never, nothing)
  expect(flight.size).toBe(50)
  flight.start('later', 20_040, never, nothing)
  expect(flight.size).toBe(10)
  expect(await flight.run('other', 50_000, async () => 'done', nothing)).toBe('done')
  expect(flight.size).toBe(0)
})
