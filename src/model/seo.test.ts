import { expect, test } from 'vitest'
import { completeSeo } from './seo.ts'

const record = {
  meta_title: 'Article | Blog',
  meta_description: 'An article of the blog.',
  meta_ogImage: 'section-picture',
  meta_focusKeyphrase: 'trading blog',
}

test("an item's own SEO record wins field by field over that of its section", () => {
  const own = { meta_title: 'Own title', meta_description: 'Own words', meta_focusKeyphrase: 'own phrase' }
  expect(completeSeo({ title: 'A post', seo_detail: own }, record)).toEqual({ ...own, meta_ogImage: 'section-picture' })
  expect(
    completeSeo({ title: 'A post', seo_detail: { ...own, meta_ogImage: 'own-picture' } }, record).meta_ogImage,
  ).toBe('own-picture')
})

test('an item without a record has that of its section, without one its title and excerpt', () => {
  const item = { title: 'A post', intro: 'What it says' }
  expect(completeSeo(item, record)).toEqual(record)
  expect(completeSeo(item, undefined)).toEqual({ meta_title: 'A post', meta_description: 'What it says' })
})

test("without a section's record the item's own remains", () => {
  const own = { meta_title: 'Own title', meta_description: 'Own words' }
  expect(completeSeo({ title: 'A post', seo_detail: own }, undefined)).toEqual(own)
})
