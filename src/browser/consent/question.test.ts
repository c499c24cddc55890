import { expect, test } from 'vitest'
import { localeCodes } from '#i18n/locales.ts'
import { loadMessages } from '#i18n/messages.ts'
import { consentQuestion } from './question.ts'

test.each(localeCodes)('%s: the question names the configured purposes only', async (locale) => {
  const { consentQuestion: question } = (await loadMessages(locale)).default
  const asks = (analytics: boolean, recording: boolean) => consentQuestion(question, { analytics, recording })
  expect(asks(true, false)).toMatch(/Google Analytics.*cookie/i)
  expect(asks(true, false)).not.toContain('Sentry')
  expect(asks(false, true)).toContain('Sentry')
  expect(asks(false, true)).not.toMatch(/Google|cookie/i)
  expect(asks(true, true)).toMatch(/Google Analytics.*Sentry/)
  expect(asks(false, false)).toBeUndefined()
})
