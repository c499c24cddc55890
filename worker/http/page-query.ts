import * as v from 'valibot'
import { maxSearchLength } from '#model/limits.ts'
import { section, sectionAt } from '#model/sections.ts'

/**
 * The canonical query of the page at `path` (without language), with `?`: its section's parameters
 * in order. All invalid values share one query, so that the cache has one 404 for them.
 */
export function pageQuery(path: string, search: URLSearchParams): string {
  if (search.size === 0) return ''
  const found = sectionAt(path)
  if (!found || found.slug !== undefined) return ''
  const parameters = Object.entries(section(found.name).search).flatMap(([name, schema]) => {
    const value = search
      .get(name)
      ?.replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, maxSearchLength)
    return value ? [{ name, value, isValid: v.is(schema, value) }] : []
  })
  const invalid = parameters.find(({ isValid }) => !isValid)
  if (invalid) return `?${invalid.name}=unknown`
  const query = new URLSearchParams(parameters.map(({ name, value }) => [name, value]))
  return query.size > 0 ? `?${query}` : ''
}
