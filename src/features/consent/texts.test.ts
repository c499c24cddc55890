import { expect, test } from 'vitest'
import { localeCodes, locales } from '#i18n/locales.ts'
import { consentTexts } from './texts.ts'

const none = { analytics: false, recording: false }

test.each(localeCodes)('%s has every text', (code) => {
  const texts = Object.values(consentTexts(locales[code].tag, none))
  expect(texts).toHaveLength(5)
  for (const text of texts) expect(text.trim()).not.toBe('')
})

test.each(localeCodes)('%s: the question names what is done with consent, and only that', (code) => {
  const asks = (analytics: boolean, recording: boolean) =>
    consentTexts(locales[code].tag, { analytics, recording }).description
  expect(asks(true, false)).toMatch(/Google Analytics.*cookie/i)
  expect(asks(true, false)).not.toContain('Sentry')
  expect(asks(false, true)).toContain('Sentry')
  expect(asks(false, true)).not.toMatch(/Google|cookie/i)
  expect(asks(true, true)).toMatch(/Google Analytics.*Sentry/)
  expect(asks(false, false)).not.toMatch(/Google|Sentry/)
})

test('a language without texts is the error of the catalogue', () => {
  expect(() => consentTexts('fr', none)).toThrow("Could not load translation for the 'fr' language")
})
