import { expect, test, vi } from 'vitest'
import { RequestLimiter } from './request-limiter.ts'

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** A limiter of five slots with its own clock. Its requests end when the test says so. */
function testLimiter() {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let clock = 0
  const limiter = new RequestLimiter('reads', () => clock)
  const underWay: ((failed: boolean) => void)[] = []
  const made: number[] = []
  const notMade: number[] = []
  async function begin(name: number): Promise<void> {
    const result = await limiter.run(() => {
      const { promise, resolve } = Promise.withResolvers<{ failed: boolean }>()
      made.push(name)
      underWay.push((failed) => resolve({ failed }))
      return promise
    })
    if (!result) notMade.push(name)
  }
  return {
    begin: (from: number, to = from) => range(from, to).map((name) => begin(name)),
    end(failed: boolean, times = 1) {
      for (const end of underWay.splice(0, times)) end(failed)
    },
    pass: (ms: number) => (clock += ms),
    /** Waits until exactly these requests were made, in this order. */
    untilMade: (names: number[]) => vi.waitFor(() => expect(made).toEqual(names)),
    made,
    notMade,
    events: () => log.mock.calls.splice(0).map(([line]) => JSON.parse(String(line))),
  }
}

test('a free slot goes to the oldest request in the queue', async () => {
  const { begin, end, untilMade, notMade } = testLimiter()
  const all = begin(1, 12)
  for (const last of range(5, 12)) {
    await untilMade(range(1, last))
    end(false)
  }
  end(false, 5)
  await Promise.all(all)
  expect(notMade).toEqual([])
})

test('the queue holds fifty requests; others end at once without a request', async () => {
  const { begin, end, untilMade, notMade, events } = testLimiter()
  const waiting = begin(1, 55)
  await Promise.all(begin(56, 80))
  expect(notMade).toEqual(range(56, 80))
  expect(events()).toEqual([{ event: 'requests turned away', requests: 'reads', waiting: 50 }])
  for (let last = 5; last <= 55; last += 5) {
    await untilMade(range(1, last))
    end(false, 5)
  }
  await Promise.all(waiting)
})

test('a request ends after 2 s in the queue', async () => {
  const { begin, untilMade, notMade, events } = testLimiter()
  void begin(1, 5)
  await Promise.all(begin(6, 8))
  expect(notMade).toEqual([6, 7, 8])
  await untilMade(range(1, 5))
  expect(events()).toHaveLength(1)
})

test('cancelled requests lose their slots after 10 s', async () => {
  const { begin, end, pass, untilMade, notMade } = testLimiter()
  void begin(1, 5)
  await untilMade(range(1, 5))
  pass(9999)
  const sixth = begin(6)
  await untilMade(range(1, 5))
  pass(1)
  void begin(7, 11)
  await untilMade([...range(1, 5), 7, 8, 9, 10, 6])
  end(false, 10)
  await Promise.all(sixth)
  expect(notMade).not.toContain(6)
})

test('five failures in a row empty the queue and pause for 30 s, then the count starts at 0', async () => {
  const { begin, end, pass, untilMade, made, notMade, events } = testLimiter()
  const first = begin(1, 5)
  await untilMade(range(1, 5))
  const waiting = begin(6, 20)
  end(true, 5)
  await Promise.all(first)
  await Promise.all(begin(21, 22))
  expect(notMade).toEqual(expect.arrayContaining([...range(10, 20), 21, 22]))
  expect(events()).toEqual([{ event: 'requests paused', requests: 'reads', failures: 5, ms: 30_000 }])
  end(true, 4)
  await Promise.all(waiting)
  pass(29_999)
  await Promise.all(begin(23))
  expect(notMade).toContain(23)
  pass(1)
  for (const name of [24, 25, 26, 27]) {
    const next = begin(name)
    await vi.waitFor(() => expect(made).toContain(name))
    end(true)
    await Promise.all(next)
  }
  expect(events()).toEqual([])
})
