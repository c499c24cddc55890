import * as v from 'valibot'
import { ApiError, type Api } from '#api/api.ts'
import type { ContentSource } from '#worker/content/source.ts'
import { findRead } from './reads.ts'

/** Schemas that an object was found to fit: a source gives the same object until its content changes. */
const known = new WeakMap<object, v.GenericSchema>()

function fits<T extends v.GenericSchema>(schema: T, data: unknown): data is v.InferOutput<T> {
  if (typeof data !== 'object' || data === null) return v.is(schema, data)
  if (known.get(data) === schema) return true
  if (!v.is(schema, data)) return false
  known.set(data, schema)
  return true
}

/** The {@link Api} of pages that are rendered here: the reads of `/api`, without a request and without JSON. */
export function inProcessApi(source: ContentSource): Api {
  return async (schema, path, parameters = {}) => {
    const given = Object.entries(parameters).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    )
    const found = findRead(path)
    const query = Object.fromEntries(found?.slug === undefined ? given : [...given, ['slug', found.slug]])
    const data = await found?.read.answer(source, query)
    if (data === undefined) throw new ApiError(404, `${path} has no data`)
    if (!fits(schema, data)) throw new ApiError(500, `${path} does not fit its schema`)
    return data
  }
}
