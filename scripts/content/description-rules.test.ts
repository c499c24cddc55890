import { expect, test } from 'vitest'
import { descriptionFaults } from './description-rules.ts'

const faultsOf = (meta_title: string, meta_description: string) =>
  descriptionFaults({ pages: { about: { seo_detail: { meta_title, meta_description } } } }, 'Skua', 'cn')

test.each([
  ['110 letters', 'a'.repeat(110)],
  ['160 letters', 'a'.repeat(160)],
  ['55 Chinese characters', '好'.repeat(54) + '。'],
])('a description of %s passes', (_, text) => {
  expect(faultsOf('About | Skua', text)).toEqual([])
})

test.each([
  ['109 letters', 'a'.repeat(109), '109 letters wide; write 110 to 160'],
  ['161 letters', 'a'.repeat(161), '161 letters wide; write 110 to 160'],
  ['81 Chinese characters', '好'.repeat(81), '162 letters wide; write 110 to 160'],
])('a description of %s is a fault', (_, text, reason) => {
  expect(faultsOf('About | Skua', text)).toEqual([expect.stringContaining(reason)])
})

test('a title without the brand is a fault', () => {
  expect(faultsOf('About us', 'a'.repeat(120))).toEqual(['content/cn: meta_title "About us": add " | Skua"'])
})
