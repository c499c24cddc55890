import { expect, test } from 'vitest'
import { localeCodes } from '#i18n/locales.ts'
import { consentQuestion } from './question.ts'

test.each(localeCodes)('%s: the question names what is done with consent, and only that', (locale) => {
  const asks = (analytics: boolean, recording: boolean) => consentQuestion(locale, { analytics, recording })
  expect(asks(true, false)).toMatch(/Google Analytics.*cookie/i)
  expect(asks(true, false)).not.toContain('Sentry')
  expect(asks(false, true)).toContain('Sentry')
  expect(asks(false, true)).not.toMatch(/Google|cookie/i)
  expect(asks(true, true)).toMatch(/Google Analytics.*Sentry/)
  expect(asks(false, false)).toBeUndefined()
})
