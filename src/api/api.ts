import type * as v from 'valibot'

/** App config and everything else that the browser asks for again is refetched when older than this (spec §4, §9). */
export const refetchAfterMs = 10_000

/** Named parameters of a read; `undefined` is left out. */
export type Parameters = Record<string, string | number | undefined>

/**
 * The one door to `/api`: reads `path` and answers what `schema` describes.
 * On the server it is in process (worker/api/in-process.ts), in the browser it is `fetch` (browser-api.ts).
 * @throws ApiError when the read fails
 */
export type Api = <T extends v.GenericSchema>(
  schema: T,
  path: `/api/${string}`,
  parameters?: Parameters,
) => Promise<v.InferOutput<T>>

/** The answer of a read, `undefined` when there is nothing under its address (404). Other failures stay exceptions. */
export async function orUndefined<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

/** The answer of a read, `undefined` when it cannot be had now (503): the page leaves that part out (spec §8). Other failures stay exceptions. */
export async function ifAvailable<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof ApiError && error.status === 503) return undefined
    throw error
  }
}

/** A read that failed: the status is that of the answer, 503 when there was none. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
