import { expect, test } from 'vitest'
import { localeCodes, locales } from '#i18n/locales.ts'
import { consentQuestion, consentTexts } from './texts.ts'

test.each(localeCodes)('%s: the question names what is done with consent, and only that', (locale) => {
  const texts = consentTexts(locales[locale].tag)
  const asks = (analytics: boolean, recording: boolean) => consentQuestion(texts, { analytics, recording })
  expect(asks(true, false)).toMatch(/Google Analytics.*cookie/i)
  expect(asks(true, false)).not.toContain('Sentry')
  expect(asks(false, true)).toContain('Sentry')
  expect(asks(false, true)).not.toMatch(/Google|cookie/i)
  expect(asks(true, true)).toMatch(/Google Analytics.*Sentry/)
  expect(asks(false, false)).not.toMatch(/Google|Sentry/)
})

test('a language without texts is the error of the catalogue', () => {
  expect(() => consentTexts('fr')).toThrow("Could not load translation for the 'fr' language")
})
