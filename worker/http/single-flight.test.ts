import { expect, test, vi } from 'vitest'
import { SingleFlight } from './single-flight.ts'

/** Work that ends when told to. */
function heldWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { work: vi.fn(() => promise), resolve, reject }
}

const never = () => new Promise<string>(() => undefined)
const nothing = () => undefined

test('equal work under way is done once, and again for the next one', async () => {
  const flight = new SingleFlight<string>()
  const { work, resolve } = heldWork()
  const all = [flight.run('a', 0, work, nothing), flight.run('a', 1, work, nothing)]
  expect(await flight.run('b', 1, async () => 'other', nothing)).toBe('other')
  resolve('one')
  expect(await Promise.all(all)).toEqual(['one', 'one'])
  expect(work).toHaveBeenCalledOnce()
  expect(await flight.run('a', 2, async () => 'two', nothing)).toBe('two')
})

test('only the request that began the work keeps it alive, and its failure is no unhandled one', async () => {
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

test('whoever waits for work that is lost has it done anew', async () => {
  const flight = new SingleFlight<string>()
  flight.start('a', 0, never, nothing)
  const again = async () => 'again'
  const waiting = [19_985, 19_990, 19_990].map((now) => flight.run('a', now, again, nothing))
  expect(await Promise.all(waiting)).toEqual(['again', 'again', 'again'])
})

test('nobody waits for work that was lost before', async () => {
  const flight = new SingleFlight<string>()
  flight.start('a', 0, never, nothing)
  expect(await flight.run('a', 20_000, async () => 'again', nothing)).toBe('again')
})

test('work that was lost is forgotten when other work begins', async () => {
  const flight = new SingleFlight<string>()
  for (let visitor = 0; visitor < 50; visitor += 1) flight.start(`/${visitor}`, visitor, never, nothing)
  expect(flight.size).toBe(50)
  flight.start('later', 20_040, never, nothing)
  expect(flight.size).toBe(10)
  expect(await flight.run('other', 50_000, async () => 'done', nothing)).toBe('done')
  expect(flight.size).toBe(0)
})
