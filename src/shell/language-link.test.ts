import { expect, test } from 'vitest'
import { languageLink } from './language-link.ts'

test.each([
  ['', '?lang=vi'],
  ['?q=b%C3%B4t&category=all', '?q=b%C3%B4t&category=all&lang=vi'],
  ['?page=2', '?lang=vi'],
  ['?category=security&page=3', '?category=security&lang=vi'],
])('the language link of %j is %s: it keeps search and filter, and resets the page', (query, link) => {
  expect(languageLink(query, 'vi')).toBe(link)
})
