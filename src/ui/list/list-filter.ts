import * as v from 'valibot'
import { queryOf, type StaticPath } from '#ui/href.ts'

/** What `schema` reads from the query of a list; `undefined` when the list has no such page. */
export function parseFilter<T extends v.GenericSchema>(schema: T, search: unknown): v.InferOutput<T> | undefined {
  const { success, output } = v.safeParse(schema, search)
  return success ? output : undefined
}

/** The address of a page of a list, without page 1 and a filter that lets everything through. */
export function listPath(path: StaticPath, filter: Record<string, string | number | undefined>) {
  const isNarrower = ([name, value]: [string, unknown]) => value !== (name === 'page' ? 1 : 'all')
  return path + queryOf(Object.fromEntries(Object.entries(filter).filter(isNarrower)))
}
