import { ApiError, type Api } from '#api/api.ts'
import { fits } from '#worker/content/fits.ts'
import type { ContentSource } from '#worker/content/source.ts'
import { findRead } from './reads.ts'
import { ContentUnavailable } from '#worker/content/unavailable.ts'

/** The {@link Api} of pages that are rendered here: the reads of `/api`, without a request and without JSON. */
export function inProcessApi(source: ContentSource): Api {
  return async (schema, path, parameters = {}) => {
    const found = findRead(path)
    const query: Record<string, string> = {}
    for (const [name, value] of Object.entries(parameters)) {
      if (value !== undefined) query[name] = String(value)
    }
    if (found?.slug !== undefined) query['slug'] = found.slug
    const data = await found?.read.answer(source, query).catch((error: unknown) => {
      throw error instanceof ContentUnavailable ? new ApiError(503, error.message) : error
    })
    if (data === undefined) throw new ApiError(404, `${path} has no data`)
    if (!fits(schema, data)) throw new ApiError(500, `${path} does not fit its schema`)
    return data
  }
}
