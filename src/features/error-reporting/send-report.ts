import { sendFeedback } from '@sentry/react'
import type { FeedbackTexts } from './feedback-texts.ts'

/** A report that is not confirmed within this time may not have arrived, in ms (docs/product.md). */
const confirmWithinMs = 5000

/** Sends a visitor's report. Gives the sentence that says what went wrong; an empty one when it arrived. */
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
