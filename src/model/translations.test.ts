import { expect, test } from 'vitest'
import { localeCodes } from '#i18n/locales.ts'
import { pageLanguages } from './translations.ts'

const english = [{ languages_code: 'en-US' }]
const lacking = {
  translations: {
    '/resources/academy': english,
    '/resources/academy/*': english,
    '/resources/guidelines': english,
    '/': english,
  },
}

test.each([
  ['/resources/academy', ['en']],
  ['/resources/academy/a-course', ['en']],
  ['/resources/guidelines', ['en']],
  // An item with its own languages.
  ['/resources/guidelines/risk-management', localeCodes],
  ['/resources/blog', localeCodes],
  ['/', ['en']],
  ['/nowhere', localeCodes],
])('%s has the languages of its section', (path, languages) => {
  expect(pageLanguages(lacking, path)).toEqual(languages)
})

test('without a list every page is in every language', () => {
  expect(pageLanguages({}, '/resources/academy')).toEqual(localeCodes)
})
