import * as v from 'valibot'

/**
 * Schemas that an object was found to fit: a source gives the same object until its content
 * changes.
 */
const known = new WeakMap<object, WeakSet<v.GenericSchema>>()

/**
 * Whether `data` is what `schema` describes. Of each object it is asked once a schema, however
 * often it is answered with.
 */
export function fits<T extends v.GenericSchema>(schema: T, data: unknown): data is v.InferOutput<T> {
  if (typeof data !== 'object' || data === null) return v.is(schema, data)
  const schemas = known.get(data) ?? new WeakSet()
  if (schemas.has(schema)) return true
  if (!v.is(schema, data)) return false
  known.set(data, schemas.add(schema))
  return true
}
