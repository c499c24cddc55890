import { answerError } from '#worker/http/envelope.ts'

/** Seconds that anybody may keep what was made of a copy, and after which to ask again for what could not be had. */
export const staleSeconds = 30

/** Content that cannot be had now; the reason has been logged. It may be there in a moment. */
export class ContentUnavailable extends Error {
  override name = 'ContentUnavailable'
}

/** The answer to a read whose content cannot be had now: 503 with `Retry-After`. */
export const answerUnavailable = () =>
  answerError(503, 'SERVICE_UNAVAILABLE', 'The content cannot be had now', { 'retry-after': String(staleSeconds) })
