import { expect, test } from 'vitest'
import { cellState } from './feature-cell.tsx'
import { splitPolicy } from './fee-notes.tsx'

test.each([
  ['available', 'check'],
  [true, 'check'],
  ['unavailable', 'dash'],
  ['', 'dash'],
  [0, 'dash'],
  [null, 'dash'],
  [false, 'dash'],
  [undefined, 'dash'],
  ['coming_soon', 'coming-soon'],
  ['Priority, within 4 hours', { text: 'Priority, within 4 hours' }],
] as const)('a cell with %j shows %j', (value, shown) => {
  expect(cellState(value)).toEqual(shown)
})

test('a policy written as "Title (note)" falls into its parts, another stays whole', () => {
  expect(splitPolicy('One-time admin fee (from LaunchPad upward)')).toEqual({
    title: 'One-time admin fee',
    note: 'from LaunchPad upward',
  })
  expect(splitPolicy('开通费（LaunchPad 起）')).toEqual({ title: '开通费', note: 'LaunchPad 起' })
  expect(splitPolicy('No share of gains')).toEqual({ title: 'No share of gains', note: undefined })
})
