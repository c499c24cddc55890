import { expect, test } from 'vitest'
import { languageLink } from './language-link.ts'

test.each([
  ['/', '/?lang=vi'],
  ['/knowledge-base?q=b%C3%B4t&category=all', '/knowledge-base?q=b%C3%B4t&category=all&lang=vi'],
  ['/resources/blog?page=2', '/resources/blog?lang=vi'],
  ['/knowledge-base?category=security&page=3', '/knowledge-base?category=security&lang=vi'],
])('the choice of a language leaves %s for %s: its search and filter, from the first page', (path, link) => {
  expect(languageLink(path, 'vi')).toBe(link)
})
