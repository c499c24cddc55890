import { expect, test } from 'vitest'
import { listFilter } from './list-filter.ts'

test('absent and empty parameters mean all articles from page 1', () => {
  const everything = { q: '', category: 'all', page: 1 }
  expect(listFilter({})).toEqual(everything)
  expect(listFilter({ q: ' ', category: '', page: '' })).toEqual(everything)
  expect(listFilter({ category: 'all', page: '1' })).toEqual(everything)
})

test('a search is trimmed and never longer than 100 characters', () => {
  expect(listFilter({ q: ' draw down ' })?.q).toBe('draw down')
  expect(listFilter({ q: 'x'.repeat(500) })?.q).toHaveLength(100)
})

test.each([
  ['1', 1],
  ['12', 12],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['01', undefined],
  ['two', undefined],
  ['1234567', undefined],
])('page %s is %s', (page, number) => {
  expect(listFilter({ page })?.page).toBe(number)
})

test('a category that does not exist is no filter', () => {
  expect(listFilter({ category: 'troubleshooting' })?.category).toBe('troubleshooting')
  expect(listFilter({ category: 'weather' })).toBeUndefined()
})
