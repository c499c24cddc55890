import { ApiError } from '#api/api.ts'
import { answerError } from '#worker/http/envelope.ts'

/**
 * Time in s after which visitors and caches ask again: `Retry-After`, and the lifetime of pages made
 * of copies.
 */
export const retrySeconds = 30

/** The content is temporarily unavailable. The reason has been logged. */
export class ContentUnavailable extends ApiError {
  override name = 'ContentUnavailable'

  constructor(message: string) {
    super(503, message)
  }
}

/** The answer to a read of unavailable content: 503 with `Retry-After`. */
export const answerUnavailable = () =>
  answerError(503, 'SERVICE_UNAVAILABLE', 'The content is temporarily unavailable', {
    'retry-after': String(retrySeconds),
  })
