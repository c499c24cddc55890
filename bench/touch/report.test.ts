import { expect, test } from 'vitest'
import { loadLine, median, touchLine } from './report.ts'

const touch = (effect: number, answer = effect) => ({ effect, answer })

test.each([
  [[5], 5],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2],
  [[1, Infinity, Infinity], Infinity],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle)
})

test('one slow visit of five misses nothing; a median above the goal does', () => {
  const four = [touch(60), touch(70), touch(80), touch(90)]
  const { cells, missed } = touchLine({ name: 'menu' }, [...four, touch(900)])
  expect(cells).toMatchObject({ control: 'menu', 'median ms': 80, 'slowest ms': 900, 'goal ms': 200 })
  expect(missed).toBe(false)
  expect(touchLine({ name: 'menu' }, [touch(201)]).missed).toBe(true)
})

test('a fetched page has more time, but must answer at once', () => {
  const link = { name: 'link', fetched: true }
  expect(touchLine(link, [touch(350, 100)]).missed).toBe(false)
  expect(touchLine(link, [touch(351, 100)]).missed).toBe(true)
  expect(touchLine(link, [touch(350, 101)]).missed).toBe(true)
  // Loaded at once, like a control that fetches nothing.
  expect(touchLine(link, [touch(200, 150)]).missed).toBe(false)
})

test('an effect that stays away is named and missed', () => {
  const { cells, missed } = touchLine({ name: 'load more' }, [touch(Infinity)])
  expect(cells).toMatchObject({ 'median ms': 'never', 'slowest ms': 'never' })
  expect(missed).toBe(true)
})

test('a load misses by its paint, by blocking and by a shift, and only where there is a goal', () => {
  const load = { lcp: 1200, blocking: 50, allBlocking: 300, longestTask: 80, shift: 0 }
  const home = { name: 'home', goals: { lcp: 1200, blocking: 50 } }
  expect(loadLine(home, [load]).missed).toBe(false)
  expect(loadLine(home, [{ ...load, lcp: 1201 }]).missed).toBe(true)
  expect(loadLine(home, [{ ...load, blocking: 51 }]).missed).toBe(true)
  expect(loadLine(home, [{ ...load, shift: 0.01 }]).missed).toBe(true)
  expect(loadLine({ name: 'home, 10x', goals: {} }, [{ ...load, lcp: 9000, blocking: 900 }]).missed).toBe(false)
})
