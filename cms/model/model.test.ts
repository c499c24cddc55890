import { expect, test } from 'vitest'
import * as v from 'valibot'
import { section, sectionAt, sectionNames } from '../../src/model/sections.ts'
import { RedirectRule } from '../../worker/redirects/rule.ts'
import { collections, tables } from './tables.ts'

test('the site accepts every redirect that the studio accepts', () => {
  const { from, to, status } = collections.redirects?.fields ?? {}
  const paths = [
    '/old',
    '/old/*',
    '/old*',
    'old',
    '/a b',
    '/x?y',
    '/',
    '//a.example',
    '/\\a',
    '#a',
    'javascript:alert(1)',
  ]
  const addresses = [
    'https://docs.example.com/*',
    'https://a.example:99999/',
    'http://a.example',
    'https://a',
    'a.example',
  ]
  const good = { from: '/old', to: '/new', status: 301 }
  for (const [name, field] of Object.entries({ from, to }))
    for (const value of [...paths, ...addresses].filter((path) => new RegExp(field?.pattern?.regex ?? '').test(path)))
      expect([name, value, v.is(RedirectRule, { ...good, [name]: value })]).toEqual([name, value, true])
  for (const choice of status?.choices ?? []) expect(v.is(RedirectRule, { ...good, status: Number(choice) })).toBe(true)
})

test('the page of a record is in a section, and the SEO record of a section has its path', () => {
  const record = { id: 'bug-fix', slug: 'one', router_name: 'index' }
  const pages = tables.flatMap(({ collection, page }) => (page ? [[collection, page(record)]] : []))
  for (const [collection, page = ''] of pages)
    expect([collection, sectionAt(page.replace(/#.*/, '')) !== undefined]).toEqual([collection, true])
  expect(Object.keys(collections).filter((name) => !pages.some(([collection]) => collection === name))).toEqual([
    'redirects',
    'newsletter',
  ])
  const withSeo = sectionNames.map(section).filter(({ seo }) => seo !== undefined)
  for (const { path, seo } of withSeo) expect(collections.seo_records?.page?.({ router_name: seo })).toBe(path)
})
