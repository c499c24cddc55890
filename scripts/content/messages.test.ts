import { expect, test } from 'vitest'
import { defaultLocale } from '#i18n/locales.ts'
import { incompleteLocales } from './incomplete.ts'
import { fillMessages, messageText, missingMessages, unevenMessages } from './messages.ts'

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

test('a missing file of messages is one sentence', () => {
  // @ts-expect-error No language has this code.
  expect(() => messageText('xx')).toThrow('src/i18n/messages/xx.json: the file is missing; start with {}')
})
