import { expect, test } from 'vitest'
import { curveOf, figuresOf, monthAfter, monthsAfter, monthsBetween } from './samples.ts'

test('months of a bot add up on the same capital, those of kept assets compound', () => {
  expect(curveOf([10, -10, 5])).toEqual([100, 110, 100, 105])
  expect(curveOf([10, -10], true)).toEqual([100, 110, 99])
})

test('fees leave each month lower', () => {
  expect(monthsAfter({ costs: 0.2, in_use: 38, returns: [1, 0.3] })).toEqual([0.8, 0.1])
  expect(monthsAfter({ costs: 0.2, in_use: 38, returns: [1, 0.3] }, 0.4)).toEqual([0.4, -0.3])
})

test('the drawdown is the deepest fall from a high, and its recovery starts at the low', () => {
  const figures = figuresOf([100, 120, 102, 96, 110, 121, 118])
  expect(figures).toMatchObject({ drawdown: 20, recovery: 2, higher: 3, total: 18, annual: 36 })
  expect(figuresOf([100, 120, 96, 119]).recovery).toBeUndefined()
  expect(figuresOf([100, 101]).recovery).toBeUndefined()
})

test('median and worst year are of all periods of twelve months', () => {
  const { medianYear, worstYear } = figuresOf(curveOf([-6, ...Array.from({ length: 11 }, () => 1), 2, 3]))
  expect([worstYear, medianYear]).toEqual([5, 13])
})

test('months are counted across years', () => {
  expect(monthsBetween('2021-01', '2022-07')).toBe(18)
  expect(monthAfter('2021-01', 35)).toBe('2023-12')
})
