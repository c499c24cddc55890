import * as v from 'valibot'
import { maxSearchLength } from '#model/limits.ts'
import { section, sectionAt } from '#model/sections.ts'

const controls = /\p{Cc}/gu
/** Stands for every value that a route refuses, so that all of them share one page: its 404. */
const refused = 'unknown'

/**
 * The canonical query of the page at `path` (without language), with `?`, or empty: the parameters
 * of its section that have a value, in order. A value that the route refuses leaves its parameter
 * alone.
 */
export function pageQuery(path: string, search: URLSearchParams): string {
  if (search.size === 0) return ''
  const found = sectionAt(path)
  if (!found || found.slug !== undefined) return ''
  const parameters = Object.entries(section(found.name).search).flatMap(([name, schema]) => {
    const value = search.get(name)?.replace(controls, '').trim().slice(0, maxSearchLength)
    return value ? [{ name, value, known: v.is(schema, value) }] : []
  })
  const unknown = parameters.find(({ known }) => !known)
  if (unknown) return `?${unknown.name}=${refused}`
  const query = new URLSearchParams(parameters.map(({ name, value }) => [name, value]))
  return query.size > 0 ? `?${query}` : ''
}
