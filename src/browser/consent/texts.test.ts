import { expect, test } from 'vitest'
import { localeCodes, locales } from '#i18n/locales.ts'
import { consentTexts } from './texts.ts'

test.each(localeCodes)('%s has every text', (code) => {
  const texts = Object.values(consentTexts(locales[code].tag))
  expect(texts).toHaveLength(7)
  for (const text of texts) expect(text.trim()).not.toBe('')
})

test('an unknown language throws the specified error', () => {
  expect(() => consentTexts('xx')).toThrow("Could not load translation for the 'xx' language")
})
