import { ApiError } from '#api/api.ts'
import { answerError } from '#worker/http/envelope.ts'

/** Seconds until a retry may succeed: `Retry-After`; so long caches keep what is made of copies. */
export const retrySeconds = 30

/** Content is unavailable now; the reason has been logged. A retry may succeed. */
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
