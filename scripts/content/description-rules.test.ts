import { expect, test } from 'vitest'
import type { CompiledLocale } from '#worker/content/compiled.ts'
import { descriptionFaults } from './description-rules.ts'

/** Content whose only page has this record. */
const page = (meta_title: string, meta_description: string) =>
  ({
    site: { frame: { brand: { name: 'Skua' } } },
    pages: { about: { seo_detail: { meta_title, meta_description } } },
  }) as unknown as CompiledLocale

test.each([
  ['110 letters', 'a'.repeat(110)],
  ['160 letters', 'a'.repeat(160)],
  ['55 Chinese characters', '好'.repeat(54) + '。'],
])('a description of %s passes', (_, text) => {
  expect(descriptionFaults(page('About | Skua', text), 'en')).toEqual([])
})

test.each([
  ['109 letters', 'a'.repeat(109), '109 letters wide; write 110 to 160'],
  ['161 letters', 'a'.repeat(161), '161 letters wide; write 110 to 160'],
  ['81 Chinese characters', '好'.repeat(81), '162 letters wide; write 110 to 160'],
])('a description of %s is a fault', (_, text, reason) => {
  expect(descriptionFaults(page('About | Skua', text), 'cn')).toEqual([expect.stringContaining(reason)])
})

test('a title without the brand is a fault', () => {
  expect(descriptionFaults(page('About us', 'a'.repeat(120)), 'vi')).toEqual([
    'content/vi: meta_title "About us": add " | Skua"',
  ])
})
