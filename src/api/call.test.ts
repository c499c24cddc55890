import * as v from 'valibot'
import { expect, test } from 'vitest'
import { addressOf, call } from './call.ts'
import { PageNumber } from '#model/filters.ts'
import { ItemQuery, Lang } from './query.ts'

const shared = { answer: v.null(), maxAge: 60 }

test('the parameters of a query parse to the same query', () => {
  const list = call({
    ...shared,
    path: '/api/list',
    query: v.object({ lang: Lang, page: PageNumber, q: v.optional(v.string()) }),
  })
  const query = { lang: 'cn', page: 2, q: 'a b&c=%' } as const
  const { path, search } = addressOf(list, query)
  expect(path).toBe('/api/list')
  expect(search).toContain('lang=zh-CN')
  expect(v.parse(list.query, Object.fromEntries(new URLSearchParams(search)))).toEqual(query)
})

test('an absent value is omitted', () => {
  const list = call({ ...shared, path: '/api/list', query: v.object({ q: v.optional(v.string()) }) })
  expect(addressOf(list, {})).toEqual({ path: '/api/list', search: '' })
  expect(addressOf(list, { q: undefined })).toEqual({ path: '/api/list', search: '' })
})

test('a slug is in the path if the template has `:slug`, else a parameter', () => {
  const slug = 'a/b?c'
  const inPath = call({ ...shared, path: '/api/items/:slug', query: ItemQuery })
  expect(addressOf(inPath, { lang: 'vi', slug })).toEqual({ path: '/api/items/a%2Fb%3Fc', search: 'lang=vi-VN' })
  const inQuery = call({ ...shared, path: '/api/items', query: ItemQuery })
  expect(addressOf(inQuery, { lang: 'vi', slug })).toEqual({
    path: '/api/items',
    search: 'lang=vi-VN&slug=a%2Fb%3Fc',
  })
})

test('a call can define its own parameters', () => {
  const { search } = addressOf(
    call({ ...shared, path: '/api/list', query: ItemQuery, write: ({ slug }) => ({ filter: `{${slug}}` }) }),
    { lang: 'en', slug: 'one' },
  )
  expect(search).toBe('filter=%7Bone%7D')
})
