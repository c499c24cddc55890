import { expect, test } from 'vitest'
import { defaultLocale, localeCodes } from '#i18n/locales.ts'
import { incompleteLocales } from './incomplete.ts'
import { fillMessages, missingMessages, readMessages, textsApart, unevenMessages } from './messages.ts'

test('a complete language has every message, and no language has others', () => {
  expect(unevenMessages(incompleteLocales)).toEqual([])
  expect(missingMessages(defaultLocale)).toEqual([])
})

test('messages that a language lacks are in English', () => {
  const english = { home: { next: 'Next', back: 'Back' }, search: { title: 'Search' } }
  expect(fillMessages(english, { home: { next: 'Tiếp' } })).toEqual({
    home: { next: 'Tiếp', back: 'Back' },
    search: { title: 'Search' },
  })
})

test.each(localeCodes)('%s: the texts that pages do not load are all there', (locale) => {
  const groups = readMessages(locale).apart
  expect(Object.keys(Object(groups))).toEqual(Object.keys(Object(readMessages(defaultLocale).apart)))
  expect(Object.keys(textsApart('consent'))).toHaveLength(localeCodes.length)
})

test('a group that nobody wrote is named', () => {
  expect(() => textsApart('consnt')).toThrow('The messages have no group apart.consnt')
})
