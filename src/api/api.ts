import type { Call, QueryValues } from './call.ts'

/** The browser refetches the app config and other answers older than this. */
export const refetchAfterMs = 10_000

/**
 * Reads from `/api`: in process on the server (worker/api/in-process.ts), by `fetch` in the browser.
 * Rejects with an ApiError when the read fails.
 */
export type Api = <Query extends QueryValues, Answer>(call: Call<Query, Answer>, query: Query) => Promise<Answer>

const unlessStatus = (status: number) => (error: unknown) => {
  if (!(error instanceof ApiError && error.status === status)) throw error
  return undefined
}

/** The answer of a read; `undefined` for a 404. Other failures reject. */
export const orUndefined = <T>(reading: Promise<T>) => reading.catch(unlessStatus(404))

/** The answer of a read; `undefined` for a 503, so that the page omits that part. */
export const ifAvailable = <T>(reading: Promise<T>) => reading.catch(unlessStatus(503))

/** A failed read with the status of the answer, or 503 without an answer. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
