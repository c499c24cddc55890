import { sendFeedback } from '@sentry/react'
import type { FeedbackTexts } from './feedback-texts.ts'

/** Without confirmation after this time, in ms, a report may not have arrived. */
const confirmWithinMs = 5000

/** Sends a report. Returns an error message, or an empty string when it was confirmed. */
export async function sendReport(
  report: { name: string; email: string; message: string },
  texts: FeedbackTexts,
): Promise<string> {
  const errorMessages = {
    ERROR_EMPTY_MESSAGE: texts.errorEmptyMessageText,
    ERROR_NO_CLIENT: texts.errorGenericText,
    ERROR_TIMEOUT: texts.errorTimeoutText,
    ERROR_FORBIDDEN: texts.errorForbiddenText,
    ERROR_GENERIC: texts.errorGenericText,
  }
  const late = Promise.withResolvers<string>()
  const timer = setTimeout(() => late.resolve(texts.errorTimeoutText), confirmWithinMs)
  try {
    const sent = sendFeedback(report, { includeReplay: true, errorMessages }).then(() => '')
    return await Promise.race([sent, late.promise])
  } catch (error) {
    return error instanceof Error ? error.message : texts.errorGenericText
  } finally {
    clearTimeout(timer)
  }
}
