import type { Call, QueryValues } from './call.ts'

/** App config and all else that the browser asks for again is refetched when older than this. */
export const refetchAfterMs = 10_000

/**
 * The one door to `/api`: in process on the server (worker/api/in-process.ts), `fetch` in the
 * browser. Rejects with an ApiError when the read fails.
 */
export type Api = <Query extends QueryValues, Answer>(call: Call<Query, Answer>, query: Query) => Promise<Answer>

const unlessStatus = (status: number) => (error: unknown) => {
  if (!(error instanceof ApiError && error.status === status)) throw error
  return undefined
}

/** The answer of a read; `undefined` for a 404. Other failures stay exceptions. */
export const orUndefined = <T>(reading: Promise<T>) => reading.catch(unlessStatus(404))

/** The answer of a read; `undefined` for a 503: the page leaves that part out. */
export const ifAvailable = <T>(reading: Promise<T>) => reading.catch(unlessStatus(503))

/** A read that failed: the status is that of the answer, 503 when there was none. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
