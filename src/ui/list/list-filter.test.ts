import { expect, test } from 'vitest'
import { sections } from '#model/sections.ts'
import { listFilter, listPath } from './list-filter.ts'

const articleFilter = (parameters: object) => listFilter(sections['knowledge-base'], parameters)

test('absent and empty parameters mean all articles from page 1', () => {
  const everything = { q: '', category: 'all', page: 1 }
  expect(articleFilter({})).toEqual(everything)
  expect(articleFilter({ q: ' ', category: '', page: '' })).toEqual(everything)
  expect(articleFilter({ category: 'all', page: '1' })).toEqual(everything)
})

test('a search is trimmed and never longer than 100 characters', () => {
  expect(articleFilter({ q: ' draw down ' })?.q).toBe('draw down')
  expect(articleFilter({ q: 'x'.repeat(500) })?.q).toHaveLength(100)
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
  expect(articleFilter({ page })?.page).toBe(number)
})

test('a category that does not exist is no filter', () => {
  expect(articleFilter({ category: 'troubleshooting' })?.category).toBe('troubleshooting')
  expect(articleFilter({ category: 'weather' })).toBeUndefined()
})

test('the address of a list names only what narrows it; the text "all" does', () => {
  expect(listPath('knowledge-base', { q: '', category: 'all', page: 1 })).toBe('/knowledge-base')
  expect(listPath('knowledge-base', { q: 'all', category: 'troubleshooting', page: 2 })).toBe(
    '/knowledge-base?q=all&category=troubleshooting&page=2',
  )
})
